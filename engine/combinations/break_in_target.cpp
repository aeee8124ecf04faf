#include "engine/combinations/break_in_target.h"

#include "engine/combinations/threat_moves.h"

namespace katachi::combinations {

bool BreakInTarget::is_safe(board::Board& board) {
    return tactics_.break_in(board, string_, area_).code == reading::TacticalCode::failure;
}

std::optional<board::VertexSet> BreakInTarget::take(board::Board& board) {
    if (board.at(string_) != attacker_) return std::nullopt;  // it is captured
    const reading::TacticalAnswer answer = tactics_.break_in(board, string_, area_);
    if (answer.code != reading::TacticalCode::win || !answer.is_settled) return std::nullopt;
    return answer.zone;
}

board::VertexSet BreakInTarget::threat_points(const board::Board& board) const {
    if (board.at(string_) != attacker_) return {};
    return points_within(board, board.string_stones(string_), entering_reach) & points_within(board, area_, 1) &
           board.empty_points();
}

}  // namespace katachi::combinations
