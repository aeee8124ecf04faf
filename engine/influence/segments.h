// The connected parts of the board that a side holds: its territories, moyos and areas, each with its size and value.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/influence/influence.h"

namespace katachi::influence {

struct Segment {
    board::Colour owner = board::Colour::empty;
    board::VertexSet points;  // that it holds, without living stones
    board::VertexSet stones;  // the owner's living ones beside them, which join them
    float value = 0;          // in points for its owner

    int size() const { return points.count(); }
};

class Segments {
  public:
    // Those that are held at least so surely, which is not neutral. By owner, Black first, then by their least vertex.
    Segments(const Influence& influence, Hold least);

    const std::vector<Segment>& all() const { return segments_; }
    // That of a point, or of a living stone beside such points; null where there is none.
    const Segment* at(board::Vertex vertex) const;

  private:
    std::vector<Segment> segments_;
    std::array<std::uint16_t, board::vertex_count> numbers_{};  // of segments_, from 1; 0 where there is none
};

}  // namespace katachi::influence
