// Where the engine looks for moves of its own: everywhere, or at the points that the controller has marked.
#pragma once

#include <optional>

#include "engine/board/vertex_set.h"

namespace katachi::gtp {

struct SearchArea {
    board::VertexSet marked = {};
    bool is_limited = false;  // to the marked points

    // Nothing where all are allowed.
    std::optional<board::VertexSet> allowed() const { return is_limited ? std::optional(marked) : std::nullopt; }
};

}  // namespace katachi::gtp
