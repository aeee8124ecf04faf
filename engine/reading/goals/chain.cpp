#include "engine/reading/goals/chain.h"

#include <algorithm>

namespace katachi::reading {

namespace {

// Two points join `string` to the chain: when one is taken, the other will do, and leaves two liberties.
bool are_miai(const board::Board& board, const Chain& chain, board::Vertex string, const board::VertexSet& common) {
    return common.count() >= 2 && (chain.liberties | board.liberty_points(string)).count() >= 4;
}

// One point joins them, where a lone stone of the opponent is taken at once.
bool is_cut_suicidal(const board::Board& board, const Chain& chain, board::Vertex string,
                     const board::VertexSet& common) {
    if (common.count() != 1 || chain.liberties.count() < 3 || board.liberties(string) < 3) return false;
    const board::Colour cutter = board::opponent(board.at(string));
    const board::Vertex cut = common.first();
    return !board.is_capture(cutter, cut) && board.liberties_after(cutter, cut).count() <= 1 &&
           std::none_of(board::neighbour_steps.begin(), board::neighbour_steps.end(),
                        [&](int step) { return board.at(cut + step) == cutter; });
}

// The points that hold `string` to the chain however the opponent plays: no two links may need the same one. None where
// nothing holds it.
board::VertexSet link(const board::Board& board, const Chain& chain, board::Vertex string) {
    const board::VertexSet common = chain.liberties & board.liberty_points(string);
    if (are_miai(board, chain, string, common)) return common;
    if (is_cut_suicidal(board, chain, string, common))
        return common | board.liberties_after(board::opponent(board.at(string)), common.first());
    return {};
}

}  // namespace

Chain chain_of(const board::Board& board, board::Vertex start) {
    const board::Colour owner = board.at(start);
    Chain chain{board::VertexSet::of(board.origin(start)), board.liberty_points(start), {}};
    for (bool grows = true; grows;) {
        grows = false;
        for (const board::Vertex vertex : chain.liberties.beside() - board.empty_points()) {
            if (board.at(vertex) != owner) continue;
            const board::Vertex string = board.origin(vertex);
            if (chain.strings.contains(string)) continue;
            const board::VertexSet used = link(board, chain, string);
            if (used.empty()) continue;
            chain.strings.insert(string);
            chain.liberties = (chain.liberties | board.liberty_points(string)) - used;
            chain.needed |= used;
            grows = true;
        }
    }
    return chain;
}

}  // namespace katachi::reading
