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
    board::VertexSet saved;  // the string of the move, unless reading captures it, and the strings that it saves
};

// Nothing where the move is not legal. `worms` are the worms of `board`.
std::optional<AfterMove> after_move(const board::Board& board, const worms::Worms& worms, reading::Tactics& tactics,
                                    board::Colour colour, board::Vertex move);

// The same question where stones that the move saves live, and are as strong as usual. `judged` is that of the position
// after the move if the mover's opponent goes on.
influence::Question with_saved(influence::Question judged, const board::VertexSet& saved);

}  // namespace katachi::analysis
