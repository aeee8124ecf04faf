// Why a position is judged as it is at one point.
#pragma once

#include <vector>

#include "tools/authoring/position/owner_reasons.h"

namespace katachi::authoring {

struct PointReasons {
    board::Vertex vertex = board::pass_vertex;
    // For a stone it is the number of its dragon. It is -1 for an empty point, whose `joins` are empty, too.
    int dragon = -1;
    std::vector<position::Join> joins;
    std::vector<const eyespaces::EyeSpace*> spaces;  // that touch the dragon; of an empty point, that it belongs to
    std::vector<const InfluencePattern*> influence_patterns;  // that act on it
    OwnerReasons owner;
};

// The report outlives the answer.
PointReasons point_reasons(const PositionReport& report, board::Vertex vertex);

// The joins are those by which the other strings of its dragon hang together with that of the stone.
std::vector<position::Join> joins_of(const PositionReport& report, board::Vertex stone);

}  // namespace katachi::authoring
