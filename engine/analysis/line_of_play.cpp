#include "engine/analysis/line_of_play.h"

namespace katachi {

LineOfPlay::LineOfPlay(Board& board, Colour first, std::span<const Vertex> moves) : board_(board) {
    Colour side = first;
    for (const Vertex move : moves) {
        if (board.play_ko(side, move) == Legality::ok) ++played_;
        side = opponent(side);
    }
}

LineOfPlay::~LineOfPlay() {
    for (; played_ > 0; --played_) board_.undo();
}

}  // namespace katachi
