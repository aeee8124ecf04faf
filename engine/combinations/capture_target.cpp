#include "engine/combinations/capture_target.h"

#include "engine/combinations/threat_moves.h"

namespace katachi::combinations {

bool CaptureTarget::is_safe(board::Board& board) {
    return board.liberties(vertex_) > most_liberties_threatened ||
           tactics_.attack(board, vertex_).code == reading::TacticalCode::failure;
}

std::optional<board::VertexSet> CaptureTarget::take(board::Board& board) {
    if (board.at(vertex_) == board::Colour::empty || board.liberties(vertex_) > most_liberties_threatened)
        return std::nullopt;
    const reading::TacticalAnswer answer = tactics_.attack(board, vertex_);
    if (answer.code != reading::TacticalCode::win || !answer.is_settled) return std::nullopt;
    return answer.zone;
}

board::VertexSet CaptureTarget::threat_points(const board::Board& board) const {
    board::VertexSet points;
    if (board.at(vertex_) == board::Colour::empty) return points;
    for (const board::Vertex move : threat_moves(board, board::VertexSet::of(board.origin(vertex_))))
        points.insert(move);
    return points;
}

}  // namespace katachi::combinations
