// The connected parts of the board that a side holds: its territories, moyos and areas, each with its size and value.
#pragma once

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

// Those that are held at least so surely, which is not neutral. By owner, Black first, then by their least vertex.
std::vector<Segment> segments_of(const Influence& influence, Hold least);

}  // namespace katachi::influence
