#include "engine/gtp/life/dragon_target.h"

namespace katachi::gtp {

std::optional<board::VertexSet> DragonTarget::take(board::Board& board) {
    life::DragonGoal left = goal_;
    left.stones &= board.stones(goal_.defender);
    if (left.stones.empty()) return board::VertexSet();
    const life::LifeAnswer attack = reader_.attack(board, left);
    if (attack.code != reading::TacticalCode::win || attack.certainty == life::Certainty::open) return std::nullopt;
    return goal_.region;
}

board::VertexSet DragonTarget::threat_points(const board::Board& board) const {
    return goal_.region & board.empty_points();
}

}  // namespace katachi::gtp
