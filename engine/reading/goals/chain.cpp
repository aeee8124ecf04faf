#include "engine/reading/goals/chain.h"

#include <algorithm>
#include <optional>

namespace katachi::reading {

namespace {

// A lone stone of the opponent between them may be taken at once: then the answer is its only liberty besides, if it
// has one. It is nothing where the stone is not taken.
std::optional<board::VertexSet> suicidal_cut(const board::Board& board, const Chain& chain, board::Vertex string,
                                             board::Vertex cut) {
    const board::Colour cutter = board::opponent(board.at(string));
    const bool is_alone = std::none_of(board::neighbour_steps.begin(), board::neighbour_steps.end(),
                                       [&](int step) { return board.at(cut + step) == cutter; });
    if (!is_alone || board.is_capture(cutter, cut) || board.liberties(string) < 3 || chain.liberties.count() < 3)
        return std::nullopt;
    const board::VertexSet liberties = board.liberties_without_captures(cutter, cut);
    if (liberties.second() != board::pass_vertex) return std::nullopt;
    return liberties;
}

// The points that hold `string` to the chain however the opponent plays: no two links may need the same one. None where
// nothing holds it. When one of two points is taken, the other will do, and leaves two liberties; one alone will where
// the opponent cannot play on it.
board::VertexSet link(const board::Board& board, const Chain& chain, board::Vertex string) {
    const board::VertexSet& liberties = board.liberty_points(string);
    const board::VertexSet common = chain.liberties & liberties;
    if (common.empty()) return {};
    if (common.second() != board::pass_vertex) {
        const bool has_room = board.liberties(string) >= 4 || (chain.liberties | liberties).count() >= 4;
        return has_room ? common : board::VertexSet();
    }
    const auto taken = suicidal_cut(board, chain, string, common.first());
    return taken ? common | *taken : board::VertexSet();
}

}  // namespace

Chain chain_of(const board::Board& board, board::Vertex start) {
    const board::VertexSet& own = board.stones(board.at(start));
    Chain chain{board::VertexSet::of(board.origin(start)), board.liberty_points(start), {}};
    board::VertexSet members = board.string_stones(start);
    board::VertexSet tried = members;  // and strings that nothing holds to the chain as it is
    for (bool grows = true; grows;) {
        grows = false;
        for (const board::Vertex vertex : (chain.liberties.beside() & own) - members) {
            if (tried.contains(vertex)) continue;
            const board::VertexSet& stones = board.string_stones(vertex);
            tried |= stones;
            const board::VertexSet used = link(board, chain, vertex);
            if (used.empty()) continue;
            members |= stones;
            tried = members;
            chain.strings.insert(board.origin(vertex));
            chain.liberties = (chain.liberties | board.liberty_points(vertex)) - used;
            chain.needed |= used;
            grows = true;
        }
    }
    return chain;
}

}  // namespace katachi::reading
