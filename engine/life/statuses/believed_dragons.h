// What is judged of a position before anybody reads.
#pragma once

#include <span>

#include "engine/position/dragons.h"
#include "engine/position/status.h"

namespace katachi::life {

// All of it outlives who is asked.
struct BelievedDragons {
    const position::Dragons& dragons;
    std::span<const position::Status> believed;  // of each dragon, by number
    board::VertexSet weak = {};                  // strings that can be captured
};

}  // namespace katachi::life
