#include "engine/life/ends/sure_death.h"

#include "engine/board/strings_among.h"
#include "engine/life/goal/life_zone.h"

namespace katachi::life {

board::VertexSet safe_stones(const board::Board& board, const DragonGoal& goal, board::Colour side) {
    const board::VertexSet stones = board.stones(side);
    board::VertexSet safe = goal.given_safe & stones;
    if (goal.is_bounded() && !goal.is_region_open) safe |= (board.empty_points() - goal.region).beside() & stones;
    return still_safe(board, side, safe);
}

board::VertexSet still_safe(const board::Board& board, board::Colour side, const board::VertexSet& safe_before) {
    const board::VertexSet safe = safe_before & board.stones(side);
    return safe | board::whole_strings(board, (safe_before.beside() & board.stones(side)) - safe);
}

namespace {

constexpr int most_dead_points = 2;
constexpr int most_points_of_move = 4;  // that a move of the attacker may take from them: its own, and three beside it
constexpr int most_attacked_points = most_dead_points + most_points_of_move;

// All that hangs together with the goal, and of that the points that no safe stone touches.
struct Room {
    board::VertexSet together;
    board::VertexSet open;
};

// `free` are empty points and stones of the attacker that may be taken. Nothing where more than `most` points are open.
std::optional<Room> room_within(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                                const board::VertexSet& free, const board::VertexSet& beside_safe, int most) {
    const board::VertexSet open = free - beside_safe;
    board::VertexSet others = free | board.stones(goal.defender);
    if (goal.is_region_open) others &= goal.region;
    board::VertexSet together = goal_stones;
    for (;;) {
        const board::VertexSet next = (together | together.beside()) & others;
        if (next == together) return Room{together, together & open};
        together = next;
        if ((together & open).count() > most) return std::nullopt;
    }
}

board::VertexSet free_points(const board::Board& board, const DragonGoal& goal, const board::VertexSet& safe) {
    return board.empty_points() | (board.stones(goal.attacker()) - safe);
}

// Nothing where it has more than `most` open points, or a way out.
std::optional<Room> room_of(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                            const board::VertexSet& safe, int most) {
    const board::VertexSet beside_safe = safe.beside();
    auto room = room_within(board, goal, goal_stones, free_points(board, goal, safe), beside_safe, most);
    if (!room) return std::nullopt;
    const board::VertexSet& together = room->together;
    if (!((together & board.empty_points()) - goal.region).empty()) return std::nullopt;
    if (together.beside().intersects(goal.safe_friends(board))) return std::nullopt;
    if (goal.is_region_open &&
        !((together & board.stones(goal.defender)).beside() & (board.empty_points() - goal.region - beside_safe))
             .empty())
        return std::nullopt;
    return room;
}

// Whether no second eye comes into being there.
bool is_too_small(const board::Board& board, const DragonGoal& goal, const board::VertexSet& together,
                  const board::VertexSet& open) {
    const int count = open.count();
    if (count > most_dead_points) return false;
    if (count == 2 && !board::VertexSet::of(open.first()).beside().contains(open.second())) return false;
    if (!open.intersects(board.stones(goal.attacker()))) return true;
    const board::VertexSet defenders = together & board.stones(goal.defender);
    return defenders == board.string_stones(defenders.first());
}

// Whether the attacker has a move beside a safe stone, taking nothing, that makes it too small.
bool can_be_made_too_small(const board::Board& board, const DragonGoal& goal, const Room& room,
                           const board::VertexSet& safe) {
    for (const board::Vertex vertex : board.empty_points() & room.together & safe.beside()) {
        const board::VertexSet move = board::VertexSet::of(vertex);
        const board::VertexSet open = room.open - move - move.beside();
        if (open.count() > most_dead_points || vertex == board.ko_point()) continue;
        if (is_too_small(board, goal, room.together, open) && !board.is_capture(goal.attacker(), vertex) &&
            !board.is_suicide(goal.attacker(), vertex))
            return true;
    }
    return false;
}

}  // namespace

std::optional<board::VertexSet> capture_at_once(const board::Board& board, const DragonGoal& goal,
                                                const board::VertexSet& goal_stones) {
    const board::Vertex stone = goal_stones.first();
    if (board.liberties(stone) != 1 || !(goal_stones - board.string_stones(stone)).empty()) return std::nullopt;
    const board::Vertex liberty = board.liberty_points(stone).first();
    if (liberty == board.ko_point() || !goal.region.contains(liberty)) return std::nullopt;
    return board::VertexSet::of(liberty) | zone_of_captures(board, goal.attacker(), liberty);
}

std::optional<board::VertexSet> sure_death(const board::Board& board, const DragonGoal& goal,
                                           const board::VertexSet& goal_stones, board::Colour to_move,
                                           const board::VertexSet& safe) {
    if (safe.empty()) return std::nullopt;
    const bool is_attacked = to_move == goal.attacker();
    const auto room = room_of(board, goal, goal_stones, safe, is_attacked ? most_attacked_points : most_dead_points);
    if (!room) return std::nullopt;
    if (is_too_small(board, goal, room->together, room->open)) return room->together;
    if (is_attacked && can_be_made_too_small(board, goal, *room, safe)) return room->together;
    return std::nullopt;
}

// A quiet move of the defender takes its own point from those that are open.
bool has_much_room(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                   const board::VertexSet& safe) {
    const board::VertexSet free = free_points(board, goal, safe);
    return !room_within(board, goal, goal_stones, free, safe.beside(), most_attacked_points + 1);
}

bool may_end_by(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                const board::VertexSet& safe, board::Vertex move) {
    if (!goal.is_region_open || !goal.rivals.empty()) return true;
    if (move == board::pass_vertex) return false;
    if (!goal.region.contains(move)) return true;
    // A stone that may be taken leaves the room as it is.
    if (!safe.beside().contains(move)) return false;
    board::VertexSet safe_then = safe;
    safe_then.insert(move);
    for (const int step : board::neighbour_steps)
        if (board.at(move + step) == goal.attacker()) safe_then |= board.string_stones(move + step);
    board::VertexSet free = free_points(board, goal, safe_then);
    free.remove(move);
    return room_within(board, goal, goal_stones, free, safe_then.beside(), most_dead_points).has_value();
}

}  // namespace katachi::life
