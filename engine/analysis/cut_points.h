// Where strings can be cut, as patterns of connections say (connection_shapes.h): what xcut and ocut ask.
#pragma once

#include <array>
#include <cstddef>

#include "engine/board/colour.h"
#include "engine/board/vertex_set.h"
#include "engine/match/constraint/value.h"

namespace katachi::analysis {

class CutPoints {
  public:
    // A cut of the side that cuts, which holds or is undecided.
    void add(board::Colour cutter, const board::VertexSet& points, match::Value holds) {
        (holds.is_true() ? certain_ : doubtful_)[place_of(cutter)] |= points;
    }

    match::Value is_cut(board::Colour cutter, board::Vertex point) const {
        if (certain_[place_of(cutter)].contains(point)) return match::Value::of(true);
        return doubtful_[place_of(cutter)].contains(point) ? match::Value() : match::Value::of(false);
    }

  private:
    static std::size_t place_of(board::Colour cutter) { return cutter == board::Colour::black ? 0 : 1; }

    std::array<board::VertexSet, 2> certain_{}, doubtful_{};
};

}  // namespace katachi::analysis
