#include "engine/life/ends/bent_four.h"

#include "engine/board/board_points.h"
#include "engine/board/joined_points.h"

namespace katachi::life {

namespace {

constexpr int least_size = 7;  // of a board whose corners are apart

// The corner, and two points along either edge.
struct Corner {
    board::Vertex point;
    int along_row;
    int along_column;

    board::VertexSet beside() const {
        board::VertexSet points = board::VertexSet::of(point + along_row);
        points.insert(point + along_column);
        return points;
    }
    board::VertexSet ends() const {
        board::VertexSet points = board::VertexSet::of(point + 2 * along_row);
        points.insert(point + 2 * along_column);
        return points;
    }
};

bool is_filled(const board::Board& board, const DragonGoal& goal, const board::VertexSet& safe, const Corner& corner) {
    const board::VertexSet attackers = board.stones(goal.attacker());
    return board.at(corner.point) != goal.defender && (corner.beside() - attackers).empty() &&
           !corner.beside().intersects(safe) && (corner.ends() - board.empty_points()).empty();
}

// All that hangs together with the goal outside of the corner, where nothing of it may become an eye or get out.
std::optional<board::VertexSet> eyeless(const board::Board& board, const DragonGoal& goal,
                                        const board::VertexSet& goal_stones, const board::VertexSet& safe,
                                        const board::VertexSet& corner) {
    board::VertexSet within = board::points_of(board) - safe - corner;
    if (goal.is_region_open) within &= goal.region;
    const board::VertexSet together = board::joined_points(goal_stones, within);
    const board::VertexSet defenders = together & board.stones(goal.defender);
    const board::VertexSet eyes = (together - defenders) - safe.beside();
    const board::VertexSet elsewhere = board.empty_points() - goal.region;
    if (!eyes.empty() || together.intersects(elsewhere) || together.beside().intersects(goal.safe_friends(board)) ||
        defenders.beside().intersects(elsewhere - safe.beside()))
        return std::nullopt;
    return together;
}

}  // namespace

std::optional<board::VertexSet> bent_four(const board::Board& board, const DragonGoal& goal,
                                          const board::VertexSet& goal_stones, const board::VertexSet& safe) {
    if (safe.empty() || board.size() < least_size) return std::nullopt;
    const int last = board.size() - 1;
    for (const Corner& corner :
         {Corner{board::vertex_at(0, 0), 1, board::stride}, Corner{board::vertex_at(0, last), -1, board::stride},
          Corner{board::vertex_at(last, 0), 1, -board::stride},
          Corner{board::vertex_at(last, last), -1, -board::stride}}) {
        if (!is_filled(board, goal, safe, corner)) continue;
        board::VertexSet inside = corner.beside() | corner.ends();
        inside.insert(corner.point);
        const board::VertexSet wall = (inside.beside() & board::points_of(board)) - inside;
        if (!goal_stones.contains(wall.first()) || !(wall - board.string_stones(wall.first())).empty()) continue;
        if (const auto together = eyeless(board, goal, goal_stones, safe, inside)) return *together | inside;
    }
    return std::nullopt;
}

}  // namespace katachi::life
