// Shapes by what must not be near their moves: those that may contain another shape are found without a look at each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "compiler/check/facts/shape_from_move.h"

namespace katachi::compiler {

// A tree that parts the glances at four points after the other.
class GlanceIndex {
  public:
    // Shapes are numbered in the order in which they are added.
    void add(Glance must_not);
    // Adds to `found` the shapes, from the number `first` on, that have no bit in common with what may be. They are the
    // numbers of several lists, each in order and not empty, which stand until the next shape is added.
    void find(Glance may, std::size_t first, std::vector<std::span<const std::size_t>>& found) const;

  private:
    struct Node {
        std::vector<std::uint16_t> glances;  // at the next four points, one of each child
        std::vector<std::size_t> children;   // nodes; the numbers of shapes behind the last points
    };

    // The child that has the glance, which is made where it is missing.
    std::size_t child(std::size_t node, std::uint16_t glance);
    void find_below(std::size_t node, int level, Glance may, std::size_t first,
                    std::vector<std::span<const std::size_t>>& found) const;

    std::vector<Node> nodes_{1};  // the root first
    std::size_t count_ = 0;
};

}  // namespace katachi::compiler
