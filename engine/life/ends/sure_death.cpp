#include "engine/life/ends/sure_death.h"

namespace katachi::life {

namespace {

board::VertexSet grown(board::VertexSet points, const board::VertexSet& within) {
    for (;;) {
        const board::VertexSet next = (points | points.beside()) & within;
        if (next == points) return points;
        points = next;
    }
}

}  // namespace

board::VertexSet safe_stones(const board::Board& board, const DragonGoal& goal, board::Colour side) {
    const board::VertexSet stones = board.stones(side);
    board::VertexSet safe = goal.given_safe & stones;
    if (goal.is_bounded() && !goal.is_region_open) safe |= (board.empty_points() - goal.region).beside() & stones;
    return grown(safe, stones);
}

board::VertexSet still_safe(const board::Board& board, board::Colour side, const board::VertexSet& safe_before) {
    return grown(safe_before, board.stones(side));
}

std::optional<board::VertexSet> sure_death(const board::Board& board, const DragonGoal& goal,
                                           const board::VertexSet& goal_stones, const board::VertexSet& safe) {
    if (safe.empty()) return std::nullopt;
    const board::VertexSet attackers = board.stones(goal.attacker());
    const board::VertexSet open = (board.empty_points() | (attackers - safe)) - safe.beside();
    board::VertexSet others = board.empty_points() | board.stones(goal.defender) | (attackers - safe);
    if (goal.is_region_open) others &= goal.region;
    board::VertexSet together = goal_stones;
    for (;;) {
        if ((together & open).count() > 2) return std::nullopt;
        const board::VertexSet next = (together | together.beside()) & others;
        if (next == together) break;
        together = next;
    }
    if (!((together & board.empty_points()) - goal.region).empty()) return std::nullopt;
    if (together.beside().intersects(goal.safe_friends(board))) return std::nullopt;
    if (goal.is_region_open &&
        !((together & board.stones(goal.defender)).beside() & (board.empty_points() - goal.region - safe.beside()))
             .empty())
        return std::nullopt;
    const board::VertexSet room = together & open;
    if (room.count() == 2 && !board::VertexSet::of(room.first()).beside().contains(room.second())) return std::nullopt;
    if (room.intersects(attackers)) {
        const board::VertexSet defenders = together & board.stones(goal.defender);
        if (!(defenders == board.string_stones(defenders.first()))) return std::nullopt;
    }
    return together;
}

}  // namespace katachi::life
