#include "engine/gtp/life/dragon_target.h"

namespace katachi::gtp {

bool DragonTarget::is_safe(board::Board& board) {
    const life::LifeAnswer attack = reader_.attack(board, goal_on(board));
    return attack.code == reading::TacticalCode::failure && attack.certainty != life::Certainty::open;
}

std::optional<board::VertexSet> DragonTarget::take(board::Board& board) {
    const life::DragonGoal left = goal_on(board);
    if (left.stones.empty()) return std::nullopt;
    const life::LifeAnswer attack = reader_.attack(board, left);
    if (attack.code != reading::TacticalCode::win || attack.certainty == life::Certainty::open) return std::nullopt;
    return goal_.region;
}

board::VertexSet DragonTarget::threat_points(const board::Board& board) const {
    return goal_.region & board.empty_points();
}

life::DragonGoal DragonTarget::goal_on(const board::Board& board) const {
    life::DragonGoal left = goal_;
    left.stones &= board.stones(goal_.defender);
    return left;
}

}  // namespace katachi::gtp
