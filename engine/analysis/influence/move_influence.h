// What lives once a move is on the board, before groups are known: GNU Go's manual, chapters 13.3 and 13.4.
#pragma once

#include <optional>

#include "engine/board/board.h"
#include "engine/influence/influence.h"
#include "engine/reading/tactics.h"
#include "engine/worms/worms.h"

namespace katachi::analysis {

struct AfterMove {
    board::Board board;
    influence::Question question;  // if the mover's opponent goes on
    board::VertexSet saved;        // the string of the move and the strings that it saves
};

// `worms` are those of the board. A string of the mover lives if nothing captures it or the move saves it; one of the
// opponent if it can be saved and the move does not capture it; the string of the move if reading finds no capture.
// Nothing where the move is not legal.
std::optional<AfterMove> after_move(const board::Board& board, const worms::Worms& worms, reading::Tactics& tactics,
                                    board::Colour colour, board::Vertex move);

}  // namespace katachi::analysis
