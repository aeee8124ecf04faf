#include "engine/analysis/line_of_play.h"

#include <algorithm>

namespace katachi::analysis {

LineOfPlay::LineOfPlay(board::Board& board, board::Colour first, std::span<const board::Vertex> moves) : board_(board) {
    board::Colour side = first;
    for (const board::Vertex move : moves) {
        if (board.play_ko(side, move) == board::Legality::ok) ++played_;
        side = board::opponent(side);
    }
}

bool LineOfPlay::was_played(board::Vertex vertex, int cutoff) const {
    const auto& history = board_.history();
    return std::any_of(history.end() - std::max(0, played_ - cutoff), history.end(),
                       [vertex](const board::Move& move) { return move.vertex == vertex; });
}

LineOfPlay::~LineOfPlay() {
    for (; played_ > 0; --played_) board_.undo();
}

}  // namespace katachi::analysis
