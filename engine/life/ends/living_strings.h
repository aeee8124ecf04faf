// Which strings live by which eye spaces though the opponent moves for ever (D. B. Benson, "Life in the game of Go",
// 1976), for sets of points of whole boards and of small ones.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace katachi::life {

constexpr int largest_living_space = 12;  // in points; larger ones seldom are all liberties

// `Points` is a set of points. `Strings` knows the stones and the liberties of the string at a point: `stones_at`,
// `liberties_at`.
template <typename Points, typename Strings>
class LivingStrings {
  public:
    explicit LivingStrings(const Strings& strings) : strings_(strings) {}

    // Strings that may live.
    void add_strings(const Points& stones) { state_.alive |= stones; }
    // A space that stones of the owner alone, `walls`, stand around. Not where it is full.
    void add_space(const Points& points, const Points& empty, const Points& walls) {
        state_.spaces[state_.count++] = {points, empty, walls};
    }
    bool is_full() const { return state_.count == most_spaces; }

    // The answer has the spaces, with their walls, by which a stone of the goal lives, as few as may be. It is nothing
    // where none lives.
    std::optional<Points> life_of(const Points& goal) {
        if (state_.count < 2) return std::nullopt;
        strike_out();
        if (!state_.alive.intersects(goal)) return std::nullopt;
        leave_out(goal);
        Points result;
        for (std::size_t i = 0; i < state_.count; ++i) result |= state_.spaces[i].points | state_.spaces[i].walls;
        return result;
    }

  private:
    static constexpr std::size_t most_spaces = 24;

    struct Space {
        Points points;
        Points empty;
        Points walls;
    };
    struct State {
        Points alive;
        std::array<Space, most_spaces> spaces;
        std::size_t count = 0;
    };

    int count_vital(const Points& liberties) const {
        return static_cast<int>(std::count_if(state_.spaces.begin(),
                                              state_.spaces.begin() + static_cast<std::ptrdiff_t>(state_.count),
                                              [&](const Space& space) { return (space.empty - liberties).empty(); }));
    }

    // Strings with less than two vital spaces die, and with them the spaces that they wall in.
    void strike_out() {
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (Points left = state_.alive; !left.empty();) {
                const auto string = left.first();
                left -= strings_.stones_at(string);
                if (count_vital(strings_.liberties_at(string)) >= 2) continue;
                state_.alive -= strings_.stones_at(string);
                goes_on = true;
            }
            for (std::size_t i = 0; i < state_.count;) {
                if ((state_.spaces[i].walls - state_.alive).empty()) {
                    ++i;
                } else {
                    state_.spaces[i] = state_.spaces[--state_.count];
                    goes_on = true;
                }
            }
        }
    }

    // Spaces without which a stone of the goal lives as well, the largest first.
    void leave_out(const Points& goal) {
        const auto begin = state_.spaces.begin();
        std::sort(begin, begin + static_cast<std::ptrdiff_t>(state_.count),
                  [](const Space& a, const Space& b) { return a.points.count() > b.points.count(); });
        for (std::size_t i = 0; i < state_.count && state_.count > 2;) {
            const State before = state_;
            const auto left_out = begin + static_cast<std::ptrdiff_t>(i);
            std::copy(left_out + 1, begin + static_cast<std::ptrdiff_t>(state_.count), left_out);
            --state_.count;
            strike_out();
            if (state_.alive.intersects(goal)) continue;
            state_ = before;
            ++i;
        }
    }

    const Strings& strings_;
    State state_;
};

}  // namespace katachi::life
