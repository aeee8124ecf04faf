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

// Says from the reading of strings what lives after the move; nothing where the move is not legal. `worms` are the
// worms of `board`. A string of the mover lives if nothing captures it or the move saves it. A string of the opponent
// lives if nothing captures it, or if it can be saved and the move does not capture it. The string of the move lives if
// reading finds no capture.
std::optional<AfterMove> after_move(const board::Board& board, const worms::Worms& worms, reading::Tactics& tactics,
                                    board::Colour colour, board::Vertex move);

// Adds what is known of dragons: stones that are dead or weaker than others after the move are so in the question,
// except for stones that the move saves. `of_dragons` is the question about the position after the move.
void apply_dragons(AfterMove& after, const influence::Question& of_dragons);

}  // namespace katachi::analysis
