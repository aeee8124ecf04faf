#include "tests/board/plain_game.h"

#include <algorithm>

namespace katachi::board {

namespace {

char other(char colour) { return colour == 'X' ? 'O' : 'X'; }

char at(const std::string& points, int point) { return points[static_cast<std::size_t>(point)]; }

void put(std::string& points, int point, char what) { points[static_cast<std::size_t>(point)] = what; }

}  // namespace

std::vector<int> PlainGame::neighbours(int point) const {
    std::vector<int> result;
    if (point >= size_) result.push_back(point - size_);
    if (point < size_ * (size_ - 1)) result.push_back(point + size_);
    if (point % size_ > 0) result.push_back(point - 1);
    if (point % size_ < size_ - 1) result.push_back(point + 1);
    return result;
}

std::set<int> PlainGame::string_of(const std::string& points, int point) const {
    std::set<int> string{point};
    std::vector<int> left{point};
    while (!left.empty()) {
        const int stone = left.back();
        left.pop_back();
        for (const int next : neighbours(stone))
            if (at(points, next) == at(points, point) && string.insert(next).second) left.push_back(next);
    }
    return string;
}

std::set<int> PlainGame::liberties_of(const std::string& points, int point) const {
    std::set<int> liberties;
    for (const int stone : string_of(points, point))
        for (const int next : neighbours(stone))
            if (at(points, next) == '.') liberties.insert(next);
    return liberties;
}

PlainGame::Outcome PlainGame::after(char colour, int point) const {
    Outcome outcome{now(), {}, false};
    State& state = outcome.state;
    put(state.points, point, colour);
    for (const int next : neighbours(point)) {
        if (at(state.points, next) != other(colour) || !liberties_of(state.points, next).empty()) continue;
        for (const int stone : string_of(state.points, next)) outcome.taken.insert(stone);
    }
    for (const int stone : outcome.taken) put(state.points, stone, '.');
    (colour == 'X' ? state.captured_white : state.captured_black) += static_cast<int>(outcome.taken.size());
    if (liberties_of(state.points, point).empty()) {
        outcome.is_suicide = true;
        const std::set<int> lost = string_of(state.points, point);
        for (const int stone : lost) put(state.points, stone, '.');
        (colour == 'X' ? state.captured_black : state.captured_white) += static_cast<int>(lost.size());
    }
    state.to_move = other(colour);
    return outcome;
}

void PlainGame::pass(char colour) {
    State state = now();
    state.to_move = other(colour);
    states_.push_back(state);
}

bool PlainGame::occurred(const State& state, std::size_t from, bool same_side) const {
    return std::any_of(states_.begin() + static_cast<std::ptrdiff_t>(from), states_.end(), [&](const State& before) {
        return before.points == state.points && (!same_side || before.to_move == state.to_move);
    });
}

bool PlainGame::repeats(const Outcome& outcome, char colour, int point) const {
    const std::size_t count = states_.size();
    switch (rules_.ko) {
        case KoRule::simple:  // one stone for one, by the opponent of who moved last
            return now().to_move == colour && outcome.taken.size() == 1 && count >= 2 &&
                   states_[count - 2].points == outcome.state.points;
        case KoRule::positional: return occurred(outcome.state, 0, false);
        case KoRule::situational: return occurred(outcome.state, 0, true);
        case KoRule::short_cycles: {
            std::string stones = now().points;
            put(stones, point, colour);
            const bool is_small = string_of(stones, point).size() <= 2;
            const bool takes_few = outcome.taken.size() == 1 || outcome.taken.size() == 2;
            return is_small && takes_few && occurred(outcome.state, count - std::min<std::size_t>(count, 8), true);
        }
    }
    return false;
}

Legality PlainGame::judge(char colour, int point) const {
    if (at(now().points, point) != '.') return Legality::occupied;
    const Outcome outcome = after(colour, point);
    const auto around = neighbours(point);
    const bool is_alone =
        std::none_of(around.begin(), around.end(), [&](int next) { return at(now().points, next) == colour; });
    const bool may_die =
        rules_.suicide == SuicideRule::allowed || (rules_.suicide == SuicideRule::of_several_stones && !is_alone);
    if (outcome.is_suicide && !may_die) return Legality::suicide;
    return repeats(outcome, colour, point) ? Legality::superko : Legality::ok;
}

std::string PlainGame::rows() const {
    std::string text;
    for (int row = 0; row < size_; ++row)
        text += (row > 0 ? "/" : "") +
                now().points.substr(static_cast<std::size_t>(row * size_), static_cast<std::size_t>(size_));
    return text;
}

}  // namespace katachi::board
