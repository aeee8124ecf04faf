#include "engine/life/goal/shut_room.h"

#include <utility>

#include "engine/board/board_points.h"

namespace katachi::life {

bool can_be_shut(const DragonGoal& goal) { return goal.is_region_open && goal.rivals.empty(); }

DragonGoal shut(DragonGoal goal) {
    goal.is_shut = true;
    return goal;
}

int unguarded_ways_out(const board::Board& board, const DragonGoal& goal) {
    const board::VertexSet room = goal.region | goal.stones;
    const board::VertexSet beside = (room.beside() & board.empty_points() & board::points_of(board)) - room;
    return (beside - board.stones(goal.attacker()).beside()).count();
}

}  // namespace katachi::life
