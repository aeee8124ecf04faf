// A group with a row of points as its eye space.
#pragma once

#include <string>

#include "engine/board/vertex.h"

namespace katachi::life {

// Black's stones at the lower left edge with so many points in a row, 5 at most; White lives around them.
inline std::string row_of_eyes(int points) {
    const std::string open = "........./";
    return ".O.O...../OOOO...../" + open + open + open + open + "OOOOOOO../XXXXXXO../X" +
           std::string(static_cast<std::size_t>(points), '.') + std::string(static_cast<std::size_t>(5 - points), 'X') +
           "O..";
}

inline constexpr board::Vertex black_row = board::vertex_at(7, 0), white_wall = board::vertex_at(6, 0);

}  // namespace katachi::life
