// The position that moves are looked for in, as every source of moves sees it.
#pragma once

#include "engine/board/board.h"
#include "engine/board/rules.h"

namespace katachi::moves {

struct MoveSituation {
    const board::Board& board;  // its history tells which moves were played last
    board::Colour to_move = board::Colour::black;
    board::Scoring scoring = board::Scoring::area;

    // The move played `back` moves ago, 1 for the last one; pass_vertex for a pass, or where there was none.
    board::Vertex played(std::size_t back) const {
        const auto& history = board.history();
        return back <= history.size() ? history[history.size() - back].vertex : board::pass_vertex;
    }
};

}  // namespace katachi::moves
