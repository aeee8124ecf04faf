#include "engine/analysis/line_of_play.h"

namespace katachi::analysis {

LineOfPlay::LineOfPlay(board::Board& board, board::Colour first, std::span<const board::Vertex> moves) : board_(board) {
    board::Colour side = first;
    for (const board::Vertex move : moves) {
        if (board.play_ko(side, move) == board::Legality::ok) ++played_;
        side = board::opponent(side);
    }
}

LineOfPlay::~LineOfPlay() {
    for (; played_ > 0; --played_) board_.undo();
}

}  // namespace katachi::analysis
