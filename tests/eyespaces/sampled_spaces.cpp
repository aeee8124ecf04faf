#include "tests/eyespaces/sampled_spaces.h"

#include <variant>

#include "base/random/split_mix.h"
#include "engine/eyes/solved_eyes.h"
#include "engine/sgf/game.h"
#include "tests/support/shared_data.h"

namespace katachi::eyespaces {

namespace {

constexpr int moves_before = 100;
constexpr std::size_t most_of_a_position = 4;

std::vector<const EyeSpace*> chosen(const EyeSpaces& spaces, int most_points, base::SplitMix& random) {
    std::vector<const EyeSpace*> left, taken;
    for (const EyeSpace& space : spaces.all())
        if (space.size() <= most_points) left.push_back(&space);
    while (!left.empty() && taken.size() < most_of_a_position) {
        const auto any = left.begin() + static_cast<std::ptrdiff_t>(random.below(left.size()));
        taken.push_back(*any);
        left.erase(any);
    }
    return taken;
}

}  // namespace

void visit_sampled_spaces(std::size_t count, int most_points, std::uint64_t seed,
                          const std::function<void(const SampledSpace& space)>& visit) {
    const std::string text = test::gzip_bytes(test::shared_data() / test::bulk_games_file);
    sgf::SgfReader reader(text);
    KnownGames known(solved_eyes().eyes);
    for (std::size_t number = 1; count > 0; ++number) {
        const auto game = reader.next();
        if (!game) return;
        const int moves = game->move_count();
        if (game->size != board::max_board_size || moves <= moves_before) continue;
        base::SplitMix random(base::mixed(seed, number));
        const int move =
            moves_before + 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(moves - moves_before)));
        const auto before = sgf::position_before_move(*game, move);
        if (std::holds_alternative<sgf::SgfError>(before)) continue;
        board::Board board = std::get<sgf::SgfPosition>(before).board;
        reading::Tactics tactics({.nodes = 300});
        const worms::Worms worms(board, tactics);
        const EyeSpaces spaces(board, worms, tactics, known);
        const LivelyStones lively = lively_stones(board, worms);
        for (const EyeSpace* const space : chosen(spaces, most_points, random)) {
            visit(
                {number, move, {board, spaces, *space, lively, moves_at_ends(board, tactics, worms, spaces, *space)}});
            if (--count == 0) return;
        }
    }
}

}  // namespace katachi::eyespaces
