// A library of joseki as large as wanted, out of real games; others than those of played_corners.h that are asked
// about.
#pragma once

#include <cstddef>

#include "joseki/graph/joseki_graph.h"

namespace katachi::bench {

// What is reached from the empty board by the moves that most games played, up to so many positions. Only the empty
// board where the shared data are absent.
joseki::Graph played_library(std::size_t positions);

}  // namespace katachi::bench
