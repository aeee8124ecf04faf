// Why a position is judged as it is at one point.
#pragma once

#include <vector>

#include "tools/authoring/position/position_report.h"

namespace katachi::authoring {

struct PointReasons {
    board::Vertex vertex = board::pass_vertex;
    // Of a stone: the number of its dragon; -1 for an empty point, of which the next is empty, too.
    int dragon = -1;
    std::vector<position::Join> joins;               // by which the other strings hang together with that of the stone
    std::vector<const eyespaces::EyeSpace*> spaces;  // that touch the dragon; of an empty point, that it belongs to
};

// The report outlives the answer.
PointReasons point_reasons(const PositionReport& report, board::Vertex vertex);

}  // namespace katachi::authoring
