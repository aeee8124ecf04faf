#include "engine/eyes/abstract_rules.h"

#include <algorithm>
#include <array>

#include "engine/eyes/known_positions.h"

namespace katachi::eyes {

namespace {

using match::eye_point;
using match::EyePoints;

struct State {
    EyePoints empty = 0;  // margins among them
    EyePoints margins = 0;
    EyePoints stones = 0;
};

struct Turn {
    bool is_attackers = false;
    bool follows_pass = false;
};

class AbstractGame {
  public:
    AbstractGame(const match::EyeGraph& graph, std::size_t most_positions) : most_positions_(most_positions) {
        EyePoints taken = 0;
        for (std::size_t i = 0; i < graph.points.size(); ++i) {
            const match::EyeGraphPoint& point = graph.points[i];
            neighbours_[i] = point.neighbours;
            if (point.content == match::EyeContent::stone) beginning_.stones |= eye_point(i);
            if (point.content == match::EyeContent::empty) beginning_.empty |= eye_point(i);
            if (point.marginal && point.content == match::EyeContent::empty) beginning_.margins |= eye_point(i);
            if (point.marginal && point.content == match::EyeContent::stone) taken |= eye_point(i);
        }
        take_stones(beginning_, taken);
    }

    const State& beginning() const { return beginning_; }
    bool gave_up() const { return known_.size() > most_positions_; }

    int worth(const State& state, Turn turn) {
        const bool attacker_to_move = turn.is_attackers;
        const std::uint64_t key = std::uint64_t{state.empty} | std::uint64_t{state.margins} << 20 |
                                  std::uint64_t{state.stones} << 40 | std::uint64_t{attacker_to_move} << 60 |
                                  std::uint64_t{turn.follows_pass} << 61 | std::uint64_t{1} << 62;
        if (const std::uint32_t known = known_.at(key); known != 0) return static_cast<int>(known) - 1;
        int best =
            turn.follows_pass ? eyes(state) : worth(state, {.is_attackers = !attacker_to_move, .follows_pass = true});
        const int greatest = attacker_to_move ? 0 : 2;
        for (EyePoints rest = state.empty; rest != 0 && best != greatest && !gave_up(); rest &= rest - 1) {
            const State next = played(state, match::first_eye_point(rest), attacker_to_move);
            const int found = worth(next, {.is_attackers = !attacker_to_move});
            best = attacker_to_move ? std::min(best, found) : std::max(best, found);
        }
        known_.at(key) = static_cast<std::uint32_t>(best) + 1;
        return best;
    }

  private:
    EyePoints around(EyePoints points) const {
        EyePoints found = 0;
        for (; points != 0; points &= points - 1) found |= neighbours_[match::first_eye_point(points)];
        return found;
    }

    EyePoints part_of(EyePoints points, EyePoints start) const {
        return match::joined_points(points, start, [this](EyePoints set) { return around(set); });
    }

    // Takes stones away that hang together with `taken`; what all these touch becomes marginal.
    void take_stones(State& state, EyePoints taken) const {
        taken |= part_of(state.stones, around(taken) | taken);
        state.stones &= ~taken;
        state.margins |= around(taken) & state.empty;
    }

    State played(State state, std::size_t point, bool attacker) const {
        const EyePoints here = eye_point(point);
        const bool is_margin = (state.margins & here) != 0;
        state.empty &= ~here;
        state.margins &= ~here;
        if (attacker && is_margin) take_stones(state, here);
        if (attacker && !is_margin) state.stones |= here;
        return state;
    }

    int eyes(const State& state) const {
        int count = 0;
        for (EyePoints rest = state.empty | state.stones; rest != 0;) {
            const EyePoints part = part_of(state.empty | state.stones, rest & (~rest + 1));
            rest &= ~part;
            if ((part & state.margins) == 0) ++count;
        }
        return std::min(count, 2);
    }

    std::array<EyePoints, match::largest_eye_graph> neighbours_{};
    State beginning_;
    KnownPositions known_;
    std::size_t most_positions_;
};

}  // namespace

std::optional<std::pair<int, int>> abstract_worths(const match::EyeGraph& graph, std::size_t most_positions) {
    AbstractGame game(graph, most_positions);
    const std::pair worths(game.worth(game.beginning(), {.is_attackers = true}), game.worth(game.beginning(), {}));
    if (game.gave_up()) return std::nullopt;
    return worths;
}

}  // namespace katachi::eyes
