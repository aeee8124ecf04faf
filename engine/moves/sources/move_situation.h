// The position that moves are looked for in, and the game that it is from, as every source of moves sees them.
#pragma once

#include <optional>

#include "engine/board/board.h"
#include "engine/board/game.h"
#include "engine/board/handicap.h"
#include "engine/board/rules.h"

namespace katachi::moves {

struct MoveSituation {
    const board::Board& board;  // its history tells which moves were played last
    board::Colour to_move = board::Colour::black;
    board::Scoring scoring = board::Scoring::area;
    std::optional<board::Handicap> handicap = {};  // nothing where no game is known

    // The move played `back` moves ago, 1 for the last one; pass_vertex for a pass, or where there was none.
    board::Vertex played(std::size_t back) const {
        const auto& history = board.history();
        return back <= history.size() ? history[history.size() - back].vertex : board::pass_vertex;
    }
};

// The situation of a game in play.
inline MoveSituation situation_of(const board::Game& game, board::Colour to_move) {
    return {.board = game.board(),
            .to_move = to_move,
            .scoring = game.rules().scoring,
            .handicap = board::Handicap{.stones = game.handicap()}};
}

}  // namespace katachi::moves
