// Captures settled by looking at everything: all positions that can be in a region between walls, passes among the
// moves, and of these the ones from which the attacker can force the capture. What reading is compared with; it shares
// no code with the board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/board/board.h"

namespace katachi::reading {

class ExhaustiveSolver {
  public:
    // The stones outside of the region are taken to be safe for ever, and nobody plays there. The region has at most
    // max_region points; empty points beside it are not allowed.
    ExhaustiveSolver(const board::Board& board, const board::VertexSet& region, board::Vertex target,
                     board::Colour defender);

    static constexpr std::size_t max_region = 12;

    board::VertexSet region() const {
        board::VertexSet region;
        for (const board::Vertex point : points_) region.insert(point);
        return region;
    }

    // Whether the attacker can capture the stone at the target, with these stones in the region, under the
    // rule of simple ko. A stone that can be put back at once by a capture is not captured; nor is one that going
    // round in circles saves.
    bool is_captured(const board::Board& board, board::Colour to_move) const;

  private:
    using Points = std::uint32_t;  // of the region, a bit for each

    struct State {
        Points attackers = 0;
        Points defenders = 0;
        std::uint8_t ko = 0;  // the point, counted from 1
        bool is_defender_to_move = false;
    };

    std::size_t index_of(const State& state) const;
    std::uint32_t number(const State& state);
    Points group(Points start, Points stones) const;
    bool has_liberty(Points stones, Points all, Points beside_wall) const;
    bool is_legal(const State& state) const;
    std::optional<State> after(const State& state, std::size_t point) const;
    bool comes_back(const State& state) const;
    void add_starts();
    void expand(const State& state);
    void spread_captures();

    std::vector<board::Vertex> points_;
    std::vector<Points> neighbours_;
    Points beside_attackers_ = 0;  // points beside walls
    Points beside_defenders_ = 0;
    std::size_t target_ = 0;
    board::Colour defender_;

    std::vector<std::size_t> ternary_;   // of a set of points, its number in the system of base three
    std::vector<std::uint32_t> number_;  // of a state, from 1
    std::vector<State> states_;
    std::vector<std::uint32_t> next_;        // the states that each leads to
    std::vector<std::size_t> first_next_;    // where they begin
    std::vector<std::uint8_t> is_captured_;  // by state
};

}  // namespace katachi::reading
