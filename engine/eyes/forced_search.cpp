#include "engine/eyes/forced_search.h"

#include <algorithm>
#include <limits>

namespace katachi::eyes {

namespace {

// What is known of a position. From `on_line` on: it stands on the line that is searched, at depth `answer - on_line`.
enum : std::uint32_t { unknown = 0, succeeded = 1, failed = 2, on_line = 3 };

constexpr int no_depth = std::numeric_limits<int>::max();

}  // namespace

bool ForcedSearch::succeeds(const LocalPosition& position, Side to_move) {
    // The extra eye may have allowed the move that led here.
    if (!game_.wall_has_liberty(position)) return pursuer_ == Side::attacker;
    int depends = no_depth;
    return search(position, to_move, 0, depends);
}

bool ForcedSearch::search(const LocalPosition& position, Side to_move, int depth, int& depends) {
    const std::uint64_t key = position.key(to_move);
    const std::uint32_t known = known_.find(key);
    if (known == succeeded || known == failed) return known == succeeded;
    if (known >= on_line) {
        depends = std::min(depends, static_cast<int>(known - on_line));
        return false;
    }
    if (game_.has_two_eyes(position)) return pursuer_ == Side::defender;
    if (to_move == Side::attacker && game_.captures_wall(position)) return pursuer_ == Side::attacker;
    if (game_.is_doomed(position)) return pursuer_ == Side::attacker;
    gave_up_ = gave_up_ || known_.size() > most_positions_;
    if (gave_up_) return false;
    known_.at(key) = on_line + static_cast<std::uint32_t>(depth);

    int rests_on = no_depth;
    const bool success = search_moves(position, to_move, depth, rests_on);
    // A "no" that rests on a repetition of an earlier position of this line holds on this line alone.
    const bool holds = success || rests_on >= depth;
    known_.at(key) = !holds ? unknown : success ? succeeded : failed;
    if (!holds) depends = std::min(depends, rests_on);
    return success;
}

// The side to move looks for a move by which the pursuer succeeds, or, as the other side, by which he does not.
bool ForcedSearch::search_moves(const LocalPosition& position, Side to_move, int depth, int& depends) {
    const bool wanted = to_move == pursuer_;
    const auto leads_there = [&](const LocalPosition& next) {
        const Side other = to_move == Side::attacker ? Side::defender : Side::attacker;
        return search(next, other, depth + 1, depends) == wanted;
    };
    const EyePoints empty = game_.empty_points(position);
    for (const std::size_t point : game_.points_by_neighbours()) {
        if ((empty & match::eye_point(point)) == 0) continue;
        const auto next = to_move == Side::attacker ? game_.attack(position, point) : game_.defend(position, point);
        if (next && leads_there(*next)) return wanted;
    }
    if (to_move == Side::attacker && position.outer_liberties > 0 && leads_there(game_.fill_outer_liberty(position)))
        return wanted;
    // An attacker who has to capture does not pass.
    const bool may_pass = to_move == Side::defender || !wanted;
    return may_pass && leads_there(game_.pass(position)) ? wanted : !wanted;
}

}  // namespace katachi::eyes
