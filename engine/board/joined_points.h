// Points that hang together.
#pragma once

#include "engine/board/vertex_set.h"

namespace katachi::board {

// `from`, and the points of `area` that are joined to one of it by points of `area`.
constexpr VertexSet joined_points(VertexSet from, const VertexSet& area) {
    for (VertexSet before; before != from;) {
        before = from;
        from |= from.beside() & area;
    }
    return from;
}

}  // namespace katachi::board
