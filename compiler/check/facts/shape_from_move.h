// A diagram as its move sees it: what the points around must be, so that shapes of different size can be compared.
#pragma once

#include <cstdint>
#include <vector>

#include "compiler/model/pattern.h"

namespace katachi::compiler {

// What may be at a point: the bits of Occupants, and that there is no point at all.
using OccupantSet = std::uint8_t;
constexpr OccupantSet beside_the_board = 8;
constexpr OccupantSet anything = 15;

// A bit for each thing that each of sixteen points near the move may be, or may not be. Where what one shape may be
// and what another must not be have a bit in common, the other does not contain the one.
using Glance = std::uint64_t;

class ShapeFromMove {
  public:
    // The pattern has a `*` and must outlive this.
    explicit ShapeFromMove(const Pattern& pattern);

    board::Offset move() const { return move_; }
    // What may be so far from the move.
    OccupantSet at(board::Offset from_move) const;
    // Whether everything that `other` matches with the same move matches this turned so.
    bool contains(const ShapeFromMove& other, board::Orientation orientation) const;

    // As a shape sees it that is turned so and lies on this one with the same move.
    Glance may(board::Orientation orientation) const;
    Glance must_not() const;

  private:
    struct Demand {
        board::Offset from_move;
        OccupantSet allowed;
        char role;  // a cell with a role, which must be met by the same; else 0
    };

    char role_at(board::Offset from_move) const;
    void demand_edge(bool drawn, board::Offset point);

    const Diagram& diagram_;
    board::Offset move_;
    std::vector<Demand> demands_;  // points that are not free to be anything
};

}  // namespace katachi::compiler
