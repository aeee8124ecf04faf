#include "joseki/mining/sequence_walk.h"

#include <algorithm>

namespace katachi::joseki {

std::optional<Ending> SequenceWalk::play(const CornerMove& move, board::SymmetricHash& hash) {
    if (move.vertex == board::pass_vertex) return std::nullopt;
    if (board_.at(move.vertex) != board::Colour::empty) return Ending::outside_help;
    const bool captures = board_.is_capture(move.colour, move.vertex);
    if (captures) {
        const std::pair next{board_.hash_after(move.colour, move.vertex), board::opponent(move.colour)};
        if (std::find(positions_.begin(), positions_.end(), next) != positions_.end()) return Ending::repetition;
        for (const board::Vertex stone : board_.consequence(move.colour, move.vertex).captured)
            hash.remove(stone, board::opponent(move.colour));
    }
    positions_.emplace_back(board_.hash(), move.colour);
    if (board_.play_ko(move.colour, move.vertex) != board::Legality::ok) return Ending::outside_help;
    hash.put(move.vertex, move.colour);
    return std::nullopt;
}

}  // namespace katachi::joseki
