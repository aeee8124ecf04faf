#include "engine/eyes/eye_solver.h"

#include <algorithm>

namespace katachi::eyes {

namespace {

// Whether `a` is at least as good for `side` as `b`.
bool at_least_as_good(int a, int b, Side side) { return side == Side::attacker ? a <= b : a >= b; }

int better(int a, int b, Side side) { return at_least_as_good(a, b, side) ? a : b; }

int best_worth(Side side) { return side == Side::attacker ? 0 : 2; }

}  // namespace

EyeSolver::EyeSolver(const match::BareEyeSpace& space, const LocalRules& rules, std::size_t most_positions)
    : game_(space, rules),
      captures_(game_, Side::attacker, most_positions),
      eyes_(game_, Side::defender, most_positions) {}

std::optional<EyeAnswer> EyeSolver::solve(const LocalPosition& start) {
    auto answer = solve_but_for_seki(start);
    if (!answer) return std::nullopt;
    mark_seki(*answer, start);
    return gave_up() ? std::nullopt : answer;
}

std::optional<EyeAnswer> EyeSolver::solve_and_try_seki() {
    auto answer = solve_but_for_seki(game_.beginning());
    if (answer) mark_seki(*answer, game_.beginning());
    return answer;
}

std::optional<EyeAnswer> EyeSolver::solve_but_for_seki(LocalPosition start) {
    find_worths(start);
    start.extra_eye = true;  // so that a threat does not end with the wall
    if (!gave_up()) find_deciding_points(start);
    if (gave_up()) return std::nullopt;
    const int attacked = partial_.attacked.least, defended = partial_.defended.least;
    const int attacked_twice = worth_of_threat(start, Side::attacker, 0);
    const int defended_twice = worth_of_threat(start, Side::defender, 0);
    EyeAnswer answer{.value = {.attacked_twice = static_cast<std::uint8_t>(attacked_twice),
                               .attacked = partial_.attacked.least,
                               .defended = partial_.defended.least,
                               .defended_twice = static_cast<std::uint8_t>(defended_twice)},
                     .attack_points = partial_.attack_points,
                     .defence_points = partial_.defence_points};
    if (attacked == defended) {
        answer.attack_points = threatening_points(start, Side::attacker, attacked, attacked_twice);
        answer.defence_points = threatening_points(start, Side::defender, defended, defended_twice);
    }
    if (gave_up()) return std::nullopt;
    return answer;
}

std::optional<std::pair<int, int>> EyeSolver::worths() {
    find_worths(game_.beginning());
    if (gave_up()) return std::nullopt;
    return std::pair<int, int>(partial_.attacked.least, partial_.defended.least);
}

void EyeSolver::find_worths(const LocalPosition& start) {
    partial_ = {};
    if (!gave_up()) partial_.attacked = worth_bounds(start, Side::attacker);
    if (!gave_up()) partial_.defended = worth_bounds(start, Side::defender);
}

void EyeSolver::find_deciding_points(const LocalPosition& start) {
    const int attacked = partial_.attacked.least, defended = partial_.defended.least;
    if (attacked == defended) return;
    const EyePoints attacks = deciding_points(start, Side::attacker, attacked);
    const EyePoints defences = deciding_points(start, Side::defender, defended);
    if (gave_up()) return;
    partial_.attack_points = attacks;
    partial_.defence_points = defences;
}

WorthBounds EyeSolver::worth_bounds(LocalPosition position, Side to_move) {
    position.extra_eye = false;
    const bool captured_without = captures_.succeeds(position, to_move);
    if (captures_.gave_up()) return {0, 2};
    if (!captured_without) return {2, 2};
    position.extra_eye = true;
    const bool captured_with = captures_.succeeds(position, to_move);
    if (captures_.gave_up()) return {0, 1};
    return captured_with ? WorthBounds{0, 0} : WorthBounds{1, 1};
}

void EyeSolver::mark_seki(EyeAnswer& answer, const LocalPosition& start) {
    answer.attacked_is_seki = is_seki(start, Side::attacker, answer.value.attacked);
    answer.defended_is_seki = is_seki(start, Side::defender, answer.value.defended);
}

bool EyeSolver::is_seki(LocalPosition position, Side to_move, int worth) {
    if (worth == 0) return false;
    position.extra_eye = worth == 1;
    return !eyes_.succeeds(position, to_move) && !eyes_.gave_up();
}

std::vector<EyeSolver::Next> EyeSolver::moves(const LocalPosition& position, Side side) const {
    std::vector<Next> found;
    found.reserve(game_.size());
    for (std::size_t point = 0; point < game_.size(); ++point) {
        if ((game_.empty_points(position) & match::eye_point(point)) == 0) continue;
        const auto next = side == Side::attacker ? game_.attack(position, point) : game_.defend(position, point);
        if (next) found.push_back({point, *next});
    }
    return found;
}

int EyeSolver::worth_of_threat(const LocalPosition& position, Side side, int depth) {
    const int kept = worth(position, side);
    // Each step puts a stone of either side; a line of more steps than points has come back to where it was.
    if (kept == best_worth(side) || static_cast<std::size_t>(depth) > game_.size() || gave_up()) return kept;
    const std::uint64_t key = position.key(side);
    if (const std::uint32_t known = threats_.find(key); known != 0) return static_cast<int>(known) - 1;
    threats_.at(key) = static_cast<std::uint32_t>(kept) + 1;
    int best = kept;
    for (const Next& next : moves(position, side)) {
        if (best == best_worth(side)) break;
        if (at_least_as_good(worth(next.position, other(side)), kept, side))
            best = better(best, worth_left_out(next.position, side, kept, best, depth), side);
    }
    threats_.at(key) = static_cast<std::uint32_t>(best) + 1;
    return best;
}

int EyeSolver::worth_left_out(const LocalPosition& position, Side side, int kept, int enough, int depth) {
    const Side opponent = other(side);
    int best = worth(game_.pass(position), side);
    for (const Next& answer : moves(position, opponent)) {
        if (at_least_as_good(enough, best, side)) break;
        const bool has_to_play_on = !at_least_as_good(worth(answer.position, opponent), kept, side);
        if (has_to_play_on) best = better(best, worth_of_threat(answer.position, side, depth + 1), opponent);
    }
    return best;
}

EyePoints EyeSolver::deciding_points(const LocalPosition& position, Side side, int kept) {
    EyePoints deciding = 0;
    for (const Next& next : moves(position, side))
        if (at_least_as_good(worth(next.position, other(side)), kept, side)) deciding |= match::eye_point(next.point);
    return deciding;
}

EyePoints EyeSolver::threatening_points(const LocalPosition& position, Side side, int kept, int threat) {
    if (threat == kept) return 0;
    EyePoints threatening = 0;
    for (const Next& next : moves(position, side))
        if (at_least_as_good(worth(next.position, other(side)), kept, side) &&
            worth_left_out(next.position, side, kept, kept, 0) == threat)
            threatening |= match::eye_point(next.point);
    return threatening;
}

bool EyeSolver::is_captured(Side first, bool extra_eye) {
    LocalPosition start = game_.beginning();
    start.extra_eye = extra_eye;
    return captures_.succeeds(start, first);
}

LocalMove EyeSolver::capture_of_wall(const LocalPosition& position) const {
    const EyePoints inside = game_.wall_liberties(position);
    if (inside != 0) return {LocalMove::Kind::point, Side::attacker, match::first_eye_point(inside)};
    return {position.outer_liberties > 0 ? LocalMove::Kind::outer_liberty : LocalMove::Kind::extra_eye, Side::attacker};
}

std::pair<LocalMove, LocalPosition> EyeSolver::line_move(const LocalPosition& position, Side side, bool captured) {
    const std::vector<Next> found = moves(position, side);
    const auto kept = [&](const LocalPosition& next) { return captures_.succeeds(next, other(side)) == captured; };
    const auto good = std::find_if(found.begin(), found.end(), [&](const Next& next) { return kept(next.position); });
    if (good != found.end()) return {{LocalMove::Kind::point, side, good->point}, good->position};
    const bool loses = captured != (side == Side::attacker);
    if (side == Side::attacker && position.outer_liberties > 0)
        return {{LocalMove::Kind::outer_liberty, side}, game_.fill_outer_liberty(position)};
    if (loses && !found.empty()) return {{LocalMove::Kind::point, side, found.front().point}, found.front().position};
    return {{LocalMove::Kind::pass, side}, game_.pass(position)};
}

std::vector<LocalMove> EyeSolver::line(Side first, bool extra_eye) {
    LocalPosition position = game_.beginning();
    position.extra_eye = extra_eye;
    std::vector<LocalMove> played;
    add_line(played, position, first);
    return played;
}

std::vector<LocalMove> EyeSolver::threat_line(Side side, bool extra_eye) {
    std::vector<LocalMove> played;
    LocalPosition position = game_.beginning();
    position.extra_eye = true;  // as a threat is solved
    bool is_left_out = false;
    for (int depth = 0; !is_left_out && static_cast<std::size_t>(depth) <= game_.size(); ++depth) {
        const int kept = worth(position, side);
        if (depth > 0 && kept == best_worth(side)) break;
        const std::optional<Next> threat = best_threat(position, side, kept, depth);
        if (!threat) return played;
        const auto [answer, after_answer] = left_out_move(threat->position, side, kept, depth);
        played.insert(played.end(), {{LocalMove::Kind::point, side, threat->point}, answer});
        is_left_out = answer.kind == LocalMove::Kind::pass;
        position = after_answer;
    }
    position.extra_eye = extra_eye;
    add_line(played, position, side);
    return played;
}

std::optional<EyeSolver::Next> EyeSolver::best_threat(const LocalPosition& position, Side side, int kept, int depth) {
    std::optional<Next> best;
    int worth_of_best = kept;
    for (const Next& next : moves(position, side)) {
        if (!at_least_as_good(worth(next.position, other(side)), kept, side)) continue;
        const int reached = worth_left_out(next.position, side, kept, worth_of_best, depth);
        if (best && at_least_as_good(worth_of_best, reached, side)) continue;
        best = next;
        worth_of_best = reached;
    }
    return best;
}

std::pair<LocalMove, LocalPosition> EyeSolver::left_out_move(const LocalPosition& position, Side side, int kept,
                                                             int depth) {
    const Side opponent = other(side);
    std::pair<LocalMove, LocalPosition> best{{LocalMove::Kind::pass, opponent}, game_.pass(position)};
    int worth_of_best = worth(best.second, side);
    for (const Next& answer : moves(position, opponent)) {
        if (at_least_as_good(worth(answer.position, opponent), kept, side)) continue;
        const int reached = worth_of_threat(answer.position, side, depth + 1);
        if (at_least_as_good(worth_of_best, reached, opponent)) continue;
        best = {{LocalMove::Kind::point, opponent, answer.point}, answer.position};
        worth_of_best = reached;
    }
    return best;
}

void EyeSolver::add_line(std::vector<LocalMove>& played, LocalPosition position, Side first) {
    const bool captured = captures_.succeeds(position, first);
    const std::size_t longest = played.size() + 3 * game_.size() + 2 * most_outer_liberties;
    for (Side side = first; played.size() < longest && !game_.has_two_eyes(position); side = other(side)) {
        if (side == Side::attacker && game_.captures_wall(position)) {
            played.push_back(capture_of_wall(position));
            break;
        }
        const auto [move, next] = line_move(position, side, captured);
        const bool is_over =
            move.kind == LocalMove::Kind::pass &&
            (side == Side::attacker || (!captured && !played.empty() && moves(position, Side::attacker).empty()));
        if (is_over) break;
        played.push_back(move);
        position = next;
    }
}

}  // namespace katachi::eyes
