// Patterns for games with many handicap stones: Black adds stones while White passes, White plays on although all seems
// lost, Black mends what looks safe. What they ask is said beside them in GNU Go's patterns.db.
#include "engine/analysis/colon_line_answers.h"
#include "engine/counting/unconditional_life.h"

namespace katachi::analysis {

namespace {

constexpr int covered_limit = 40;  // in percent

// Certain of a side without stones, and of stones that nobody can take; all else depends on dragons.
match::Value has_living_stones(const Question& ask, board::Colour side) {
    if (ask.board.stones(side).empty()) return match::Value::of(false);
    return counting::unconditional_life(ask.board, side).alive.empty() ? match::Value() : match::Value::of(true);
}

}  // namespace

match::Value opponent_has_yet_to_play(const Question& ask, board::Orientation) {
    const board::Colour other = ask.opponent();
    return match::Value::of(ask.board.stones(other).empty() && ask.board.captured(other) == 0);
}

match::Value has_to_thrash(const Question& ask, board::Orientation) {
    const int points = ask.board.size() * ask.board.size();
    const int covered = points - ask.board.empty_points().count();
    if (covered * 100 >= covered_limit * points) return match::Value::of(false);
    return match::logical_not(has_living_stones(ask, ask.own));
}

// Never true: the remark says neither how early is early nor which handicap is high. No handicap is none that is high.
match::Value may_reinforce(const Question& ask, board::Orientation) {
    if (ask.handicap && ask.handicap->stones == 0) return match::Value::of(false);
    if (has_living_stones(ask, ask.opponent()).is_true()) return match::Value::of(false);
    return match::logical_and(works(ask, ask.strings().safety(ask.board, ask.own, ask.points[0])), {});
}

}  // namespace katachi::analysis
