#include "engine/life/goal/shut_room.h"

#include <utility>

#include "engine/board/board_points.h"
#include "engine/board/joined_points.h"
#include "engine/reading/string_liberties.h"

namespace katachi::life {

namespace {

constexpr int largest_pocket = 4;          // in points
constexpr int liberties_of_weak_wall = 3;  // at most

board::VertexSet room_of(const DragonGoal& goal) { return goal.region | goal.stones; }

// Empty points outside of the room that lead nowhere but into it.
board::VertexSet pockets_of(const board::Board& board, const DragonGoal& goal) {
    const board::VertexSet outside = board.empty_points() - goal.region;
    board::VertexSet pockets;
    for (board::VertexSet left = room_of(goal).beside() & outside; !left.empty();) {
        const board::VertexSet joined = board::joined_points(board::VertexSet::of(left.first()), outside);
        left -= joined;
        if (joined.count() <= largest_pocket) pockets |= joined;
    }
    return pockets;
}

}  // namespace

bool can_be_shut(const DragonGoal& goal) { return goal.is_region_open && goal.rivals.empty(); }

DragonGoal shut(const board::Board& board, DragonGoal goal) {
    goal.region |= pockets_of(board, goal);
    goal.is_shut = true;
    return goal;
}

int unguarded_ways_out(const board::Board& board, const DragonGoal& goal) {
    const board::VertexSet room = room_of(goal);
    const board::VertexSet beside = (room.beside() & board.empty_points() & board::points_of(board)) - room;
    return (beside - board.stones(goal.attacker()).beside()).count();
}

bool has_weak_wall(const board::Board& board, const DragonGoal& goal) {
    const board::VertexSet walls = (board.stones(goal.attacker()) - goal.region) & room_of(goal).beside();
    return !reading::liberties_of_strings(board, walls, liberties_of_weak_wall).empty();
}

}  // namespace katachi::life
