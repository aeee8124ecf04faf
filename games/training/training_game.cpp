#include "games/training/training_game.h"

#include <xxhash.h>

#include "games/harvest/held_out_games.h"

namespace katachi {

namespace {

std::uint64_t hash_of(const std::vector<Move>& moves) {
    std::vector<std::uint16_t> numbers;
    for (const Move& move : moves)
        numbers.push_back(static_cast<std::uint16_t>(move.vertex << 2U | static_cast<int>(move.colour)));
    return XXH3_64bits(numbers.data(), numbers.size() * sizeof(numbers[0]));
}

}  // namespace

std::optional<TrainingGame> training_game(const SgfGame& game) {
    if (game.size != max_board_size || game.handicap > 0 || !game.warnings.empty()) return std::nullopt;
    TrainingGame result;
    Board board(game.size);
    for (const SgfEvent& event : game.events) {
        if (event.kind != SgfEvent::Kind::move || board.play(event.colour, event.vertex) != Legality::ok)
            return std::nullopt;
        result.moves.push_back({event.colour, event.vertex});
    }
    if (result.moves.size() < fewest_moves) return std::nullopt;
    result.hash = hash_of(result.moves);
    result.is_held_out = is_held_out(game);
    return result;
}

}  // namespace katachi
