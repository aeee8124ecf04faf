#include "engine/life/ends/joined_friend.h"

namespace katachi::life {

std::optional<board::VertexSet> joined_friend(const board::Board& board, const DragonGoal& goal,
                                              const board::VertexSet& goal_stones) {
    const board::VertexSet friends = goal.safe_friends(board);
    if (friends.empty()) return std::nullopt;
    for (board::VertexSet left = goal_stones; !left.empty();) {
        const board::VertexSet& string = board.string_stones(left.first());
        if (string.intersects(friends)) return string;
        left -= string;
    }
    return std::nullopt;
}

}  // namespace katachi::life
