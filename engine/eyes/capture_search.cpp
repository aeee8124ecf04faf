#include "engine/eyes/capture_search.h"

#include <algorithm>
#include <limits>

namespace katachi::eyes {

namespace {

// What is known of a position. From `on_line` on: it stands on the line that is searched, at depth `answer - on_line`.
enum : std::uint32_t { unknown = 0, captured = 1, lives = 2, on_line = 3 };

constexpr int no_depth = std::numeric_limits<int>::max();

}  // namespace

bool CaptureSearch::captures(const LocalPosition& position, Side to_move) {
    // The extra eye may have allowed the move that led here.
    if (game_.count_wall_liberties(position) == 0) return true;
    int depends = no_depth;
    return search(position, to_move, 0, depends);
}

bool CaptureSearch::search(const LocalPosition& position, Side to_move, int depth, int& depends) {
    if (game_.has_two_eyes(position)) return false;
    if (to_move == Side::attacker && game_.captures_wall(position)) return true;
    const std::uint64_t key = position.key(to_move);
    std::uint32_t& answer = known_.at(key);
    if (answer == captured || answer == lives) return answer == captured;
    if (answer >= on_line) {
        depends = std::min(depends, static_cast<int>(answer - on_line));
        return false;
    }
    gave_up_ = gave_up_ || known_.size() > most_positions_;
    if (gave_up_) return false;
    answer = on_line + static_cast<std::uint32_t>(depth);

    int rests_on = no_depth;
    const bool succeeds = to_move == Side::attacker ? attacker_succeeds(position, depth, rests_on)
                                                    : defender_fails(position, depth, rests_on);
    // A "no" that rests on a repetition of an earlier position of this line holds on this line alone.
    const bool holds = succeeds || rests_on >= depth;
    known_.at(key) = !holds ? unknown : succeeds ? captured : lives;
    if (!holds) depends = std::min(depends, rests_on);
    return succeeds;
}

bool CaptureSearch::attacker_succeeds(const LocalPosition& position, int depth, int& depends) {
    const EyePoints empty = game_.empty_points(position);
    for (const std::size_t point : game_.points_by_neighbours()) {
        if ((empty & match::eye_point(point)) == 0) continue;
        const auto next = game_.attack(position, point);
        if (next && search(*next, Side::defender, depth + 1, depends)) return true;
    }
    return position.outer_liberties > 0 &&
           search(game_.fill_outer_liberty(position), Side::defender, depth + 1, depends);
}

bool CaptureSearch::defender_fails(const LocalPosition& position, int depth, int& depends) {
    const EyePoints empty = game_.empty_points(position);
    for (const std::size_t point : game_.points_by_neighbours()) {
        if ((empty & match::eye_point(point)) == 0) continue;
        const auto next = game_.defend(position, point);
        if (next && !search(*next, Side::attacker, depth + 1, depends)) return false;
    }
    return search(game_.pass(position), Side::attacker, depth + 1, depends);
}

}  // namespace katachi::eyes
