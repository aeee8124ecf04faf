#include "engine/combinations/cut_target.h"

#include "engine/combinations/threat_moves.h"

namespace katachi::combinations {

namespace {

// Further from one of the strings no single move threatens their link, as far as reading looks.
constexpr int link_reach = 2;

}  // namespace

bool CutTarget::is_safe(board::Board& board) {
    return board.same_string(a_, b_) || tactics_.disconnect(board, a_, b_).code == reading::TacticalCode::failure;
}

std::optional<board::VertexSet> CutTarget::take(board::Board& board) {
    if (is_gone(board) || board.same_string(a_, b_)) return std::nullopt;
    const reading::TacticalAnswer answer = tactics_.disconnect(board, a_, b_);
    if (answer.code != reading::TacticalCode::win || !answer.is_settled || captures(board, a_) || captures(board, b_))
        return std::nullopt;
    return answer.zone;
}

bool CutTarget::captures(board::Board& board, board::Vertex string) {
    return tactics_.attack(board, string).code == reading::TacticalCode::win;
}

board::VertexSet CutTarget::threat_points(const board::Board& board) const {
    if (is_gone(board)) return {};
    return points_within(board, board.string_stones(a_), link_reach) &
           points_within(board, board.string_stones(b_), link_reach) & board.empty_points();
}

}  // namespace katachi::combinations
