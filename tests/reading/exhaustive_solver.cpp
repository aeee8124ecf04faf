#include "tests/reading/exhaustive_solver.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace katachi::reading {

ExhaustiveSolver::ExhaustiveSolver(const board::Board& board, const board::VertexSet& region, board::Vertex target,
                                   board::Colour defender)
    : points_(region.begin(), region.end()), defender_(defender) {
    if (points_.size() > max_region) throw std::invalid_argument("the region is too large");
    neighbours_.resize(points_.size());
    for (std::size_t i = 0; i < points_.size(); ++i) {
        if (points_[i] == target) target_ = i;
        for (const int step : board::neighbour_steps) {
            const board::Vertex beside = points_[i] + step;
            const auto place = std::find(points_.begin(), points_.end(), beside);
            if (place != points_.end())
                neighbours_[i] |= Points{1} << (place - points_.begin());
            else if (board.at(beside) == defender)
                beside_defenders_ |= Points{1} << i;
            else if (board.at(beside) == board::opponent(defender))
                beside_attackers_ |= Points{1} << i;
            else if (board.at(beside) == board::Colour::empty)
                throw std::invalid_argument("the region is not closed");
        }
    }
    ternary_.resize(std::size_t{1} << points_.size());
    std::size_t power = 1;
    for (std::size_t i = 0; i < points_.size(); ++i, power *= 3)
        for (std::size_t set = 0; set < std::size_t{1} << i; ++set)
            ternary_[set | std::size_t{1} << i] = ternary_[set] + power;
    number_.resize(power * (points_.size() + 1) * 2);

    add_starts();
    // NOLINTNEXTLINE(modernize-loop-convert): states are added meanwhile.
    for (std::size_t i = 0; i < states_.size(); ++i) {
        const State state = states_[i];
        first_next_.push_back(next_.size());
        expand(state);
    }
    first_next_.push_back(next_.size());
    spread_captures();
}

std::size_t ExhaustiveSolver::index_of(const State& state) const {
    const std::size_t stones = ternary_[state.attackers] + 2 * ternary_[state.defenders];
    return (stones * (points_.size() + 1) + state.ko) * 2 + (state.is_defender_to_move ? 1 : 0);
}

std::uint32_t ExhaustiveSolver::number(const State& state) {
    std::uint32_t& number = number_[index_of(state)];
    if (number == 0) {
        states_.push_back(state);
        number = static_cast<std::uint32_t>(states_.size());
    }
    return number - 1;
}

ExhaustiveSolver::Points ExhaustiveSolver::group(Points start, Points stones) const {
    Points result = 0;
    for (Points grown = start; grown != result;) {
        result = grown;
        for (std::size_t i = 0; i < points_.size(); ++i)
            if ((result >> i & 1U) != 0) grown |= neighbours_[i] & stones;
    }
    return result;
}

bool ExhaustiveSolver::has_liberty(Points stones, Points all, Points beside_wall) const {
    if ((stones & beside_wall) != 0) return true;
    for (std::size_t i = 0; i < points_.size(); ++i)
        if ((stones >> i & 1U) != 0 && (neighbours_[i] & ~all) != 0) return true;
    return false;
}

bool ExhaustiveSolver::is_legal(const State& state) const {
    const Points all = state.attackers | state.defenders;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        const Points stone = Points{1} << i;
        if ((state.attackers & stone) != 0 && !has_liberty(group(stone, state.attackers), all, beside_attackers_))
            return false;
        if ((state.defenders & stone) != 0 && !has_liberty(group(stone, state.defenders), all, beside_defenders_))
            return false;
    }
    return true;
}

std::optional<ExhaustiveSolver::State> ExhaustiveSolver::after(const State& state, std::size_t point) const {
    const Points stone = Points{1} << point;
    if (((state.attackers | state.defenders) & stone) != 0 || state.ko == point + 1) return std::nullopt;
    const bool is_defence = state.is_defender_to_move;
    Points own = (is_defence ? state.defenders : state.attackers) | stone;
    Points other = is_defence ? state.attackers : state.defenders;
    const Points own_walls = is_defence ? beside_defenders_ : beside_attackers_;
    const Points other_walls = is_defence ? beside_attackers_ : beside_defenders_;
    Points taken = 0;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        if ((neighbours_[point] & other & Points{1} << i) == 0) continue;
        const Points opponents = group(Points{1} << i, other);
        if (!has_liberty(opponents, own | other, other_walls)) taken |= opponents;
    }
    other &= ~taken;
    const Points played = group(stone, own);
    if (!has_liberty(played, own | other, own_walls)) return std::nullopt;
    const bool is_ko = std::popcount(taken) == 1 && played == stone && (own_walls & stone) == 0 &&
                       std::popcount(neighbours_[point] & ~(own | other)) == 1;
    State result;
    result.attackers = is_defence ? other : own;
    result.defenders = is_defence ? own : other;
    result.ko = is_ko ? static_cast<std::uint8_t>(std::countr_zero(taken) + 1) : std::uint8_t{0};
    result.is_defender_to_move = !is_defence;
    return result;
}

// Whether a stone that takes its captors back is the answer to a capture: to that of one stone, for of a greater
// string points beside it are empty now.
bool ExhaustiveSolver::comes_back(const State& state) const {
    if (!state.is_defender_to_move || ((state.attackers | state.defenders) >> target_ & 1U) != 0) return false;
    if ((neighbours_[target_] & ~(state.attackers | state.defenders)) != 0) return false;
    const auto result = after(state, target_);
    return result && result->attackers != state.attackers;
}

void ExhaustiveSolver::add_starts() {
    const Points all = (Points{1} << points_.size()) - 1;
    const Points target = Points{1} << target_;
    for (Points defenders = 0; defenders <= all; ++defenders) {
        if ((defenders & target) == 0) continue;
        const Points rest = all & ~defenders;
        for (Points attackers = rest;; attackers = (attackers - 1) & rest) {
            State state{attackers, defenders, 0, false};
            if (is_legal(state)) {
                number(state);
                state.is_defender_to_move = true;
                number(state);
            }
            if (attackers == 0) break;
        }
    }
}

void ExhaustiveSolver::expand(const State& state) {
    const bool is_taken = (state.defenders >> target_ & 1U) == 0;
    is_captured_.push_back(is_taken && !comes_back(state) ? 1 : 0);
    if (is_captured_.back() != 0) return;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        if (is_taken && i != target_) continue;
        if (const auto next = after(state, i)) next_.push_back(number(*next));
    }
    if (!is_taken) next_.push_back(number({state.attackers, state.defenders, 0, !state.is_defender_to_move}));
}

// Back from what is captured, each state once.
void ExhaustiveSolver::spread_captures() {
    std::vector<std::size_t> first_before(states_.size() + 1);
    for (const std::uint32_t next : next_) ++first_before[next + 1];
    for (std::size_t i = 0; i < states_.size(); ++i) first_before[i + 1] += first_before[i];
    std::vector<std::uint32_t> before(next_.size());
    std::vector<std::size_t> place = first_before;
    std::vector<std::size_t> escapes(states_.size());
    std::vector<std::uint32_t> work;
    for (std::uint32_t i = 0; i < states_.size(); ++i) {
        for (std::size_t j = first_next_[i]; j < first_next_[i + 1]; ++j) before[place[next_[j]]++] = i;
        escapes[i] = states_[i].is_defender_to_move ? first_next_[i + 1] - first_next_[i] : 1;
        if (is_captured_[i] != 0) work.push_back(i);
    }
    while (!work.empty()) {
        const std::uint32_t captured = work.back();
        work.pop_back();
        for (std::size_t j = first_before[captured]; j < first_before[captured + 1]; ++j) {
            const std::uint32_t i = before[j];
            if (is_captured_[i] != 0 || --escapes[i] > 0) continue;
            is_captured_[i] = 1;
            work.push_back(i);
        }
    }
}

bool ExhaustiveSolver::is_captured(const board::Board& board, board::Colour to_move) const {
    State state;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        if (board.at(points_[i]) == defender_) state.defenders |= Points{1} << i;
        if (board.at(points_[i]) == board::opponent(defender_)) state.attackers |= Points{1} << i;
        if (board.ko_point() == points_[i]) state.ko = static_cast<std::uint8_t>(i + 1);
    }
    state.is_defender_to_move = to_move == defender_;
    const std::uint32_t number = number_[index_of(state)];
    if (number == 0) throw std::invalid_argument("no such position was looked at");
    return is_captured_[number - 1] != 0;
}

}  // namespace katachi::reading
