#include "games/training/training_game.h"

#include <xxhash.h>

#include "games/harvest/held_out_games.h"

namespace katachi::games {

namespace {

std::uint64_t hash_of(const std::vector<board::Move>& moves) {
    std::vector<std::uint16_t> numbers;
    for (const board::Move& move : moves)
        numbers.push_back(static_cast<std::uint16_t>(move.vertex << 2U | static_cast<int>(move.colour)));
    return XXH3_64bits(numbers.data(), numbers.size() * sizeof(numbers[0]));
}

}  // namespace

std::optional<TrainingGame> training_game(const sgf::Game& game) {
    if (game.size != board::max_board_size || game.handicap > 0 || !game.warnings.empty()) return std::nullopt;
    TrainingGame result;
    board::Board board(game.size);
    for (const sgf::Event& event : game.events) {
        if (event.kind != sgf::Event::Kind::move || board.play(event.colour, event.vertex) != board::Legality::ok)
            return std::nullopt;
        result.moves.push_back({event.colour, event.vertex});
    }
    if (result.moves.size() < fewest_moves) return std::nullopt;
    result.hash = hash_of(result.moves);
    result.is_held_out = is_held_out(game);
    return result;
}

}  // namespace katachi::games
