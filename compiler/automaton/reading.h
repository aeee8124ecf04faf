// What is known of a place after some points around the anchor were read, and what the next one will probably
// show. The walk from an automaton's first state to a state is such a reading.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>

#include "compiler/automaton/conditions.h"

namespace katachi::compiler {

class Reading {
  public:
    bool has_read(int point) const { return points_[static_cast<std::size_t>(point)]; }
    Reading after(int point, int symbol) const;

    // How probable each symbol is at a point; exactly 0 for one that cannot be there. Anchors lie anywhere on a full
    // board; stones as Pólya's urn has them: a symbol is the more probable the more often it was read before.
    std::array<double, match::symbol_count> odds(int point) const;

    // False where the board is known to end inside of the pattern's rectangle, or to go on behind its edge.
    bool admits(const Conditions& conditions) const;
    // Whether the rectangle is known to be on the board at a side, and the board to end there if the pattern says so.
    bool reaches(const Conditions& conditions, int side) const { return on_[at(side)] >= conditions.reach[at(side)]; }
    bool ends(const Conditions& conditions, int side) const { return off_[at(side)] <= conditions.reach[at(side)] + 1; }

  private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    double on_board_odds(int distance, int side) const;

    std::bitset<match::point_count> points_;
    std::array<int, 3> seen_{};  // how often each symbol of the board was read
    // The board is known to reach this far from the anchor, and not to reach that far, to each side.
    std::array<int, side_count> on_{};
    std::array<int, side_count> off_{match::farthest_point, match::farthest_point, match::farthest_point,
                                     match::farthest_point};
};

}  // namespace katachi::compiler
