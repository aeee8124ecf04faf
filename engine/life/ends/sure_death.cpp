#include "engine/life/ends/sure_death.h"

#include "engine/life/goal/life_zone.h"

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

namespace {

constexpr int most_dead_points = 2;
constexpr int most_points_of_move = 4;  // that a move of the attacker may take from them: its own, and three beside it

// All that hangs together with the goal, and of that the points that no safe stone touches.
struct Room {
    board::VertexSet together;
    board::VertexSet open;
};

// Nothing where it has more than `most` open points, or a way out.
std::optional<Room> room_of(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                            const board::VertexSet& safe, int most) {
    const board::VertexSet takable = board.stones(goal.attacker()) - safe;
    const board::VertexSet open = (board.empty_points() | takable) - safe.beside();
    board::VertexSet others = board.empty_points() | board.stones(goal.defender) | takable;
    if (goal.is_region_open) others &= goal.region;
    board::VertexSet together = goal_stones;
    for (;;) {
        if ((together & open).count() > most) return std::nullopt;
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
    return Room{together, together & open};
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
    if (board.liberties(stone) > 1 || !(goal_stones - board.string_stones(stone)).empty()) return std::nullopt;
    const board::Vertex liberty = board.liberty_points(stone).first();
    if (liberty == board.ko_point() || !goal.region.contains(liberty)) return std::nullopt;
    return board::VertexSet::of(liberty) | zone_of_captures(board, goal.attacker(), liberty);
}

std::optional<board::VertexSet> sure_death(const board::Board& board, const DragonGoal& goal,
                                           const board::VertexSet& goal_stones, board::Colour to_move,
                                           const board::VertexSet& safe) {
    if (safe.empty()) return std::nullopt;
    const bool is_attacked = to_move == goal.attacker();
    const auto room =
        room_of(board, goal, goal_stones, safe, most_dead_points + (is_attacked ? most_points_of_move : 0));
    if (!room) return std::nullopt;
    if (is_too_small(board, goal, room->together, room->open)) return room->together;
    if (is_attacked && can_be_made_too_small(board, goal, *room, safe)) return room->together;
    return std::nullopt;
}

}  // namespace katachi::life
