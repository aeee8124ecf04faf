// What lives once a move is on the board: GNU Go's manual, chapters 13.3 and 13.4.
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

// As strings have been read. `worms` are those of the board. A string of the mover lives if nothing captures it or the
// move saves it; one of the opponent if it can be saved and the move does not capture it; the string of the move if
// reading finds no capture. Nothing where the move is not legal.
std::optional<AfterMove> after_move(const board::Board& board, const worms::Worms& worms, reading::Tactics& tactics,
                                    board::Colour colour, board::Vertex move);

// What is known of dragons counts, too: stones that did not live before the move, or were weaker than others, are so
// after it, but for those that the move saves. `of_dragons` is asked of the position before the move.
void apply_dragons(AfterMove& after, const influence::Question& of_dragons);

}  // namespace katachi::analysis
