#include "tools/authoring/position/point_reasons.h"

#include <algorithm>

#include "engine/position/dragon_eyes.h"

namespace katachi::authoring {

namespace {

// The steps of the ways to all other strings of its dragon, each once.
std::vector<position::Join> joins_of(const PositionReport& report, const position::Dragon& dragon,
                                     board::Vertex vertex) {
    std::vector<position::Join> joins;
    for (const board::Vertex string : dragon.strings)
        for (const position::Join& join : report.dragons.amalgamation().way(vertex, string))
            if (std::find(joins.begin(), joins.end(), join) == joins.end()) joins.push_back(join);
    return joins;
}

std::vector<const eyespaces::EyeSpace*> spaces_of(const PositionReport& report, int dragon) {
    const auto eyes =
        position::eyes_of(played_board(report.asked), report.dragons.amalgamation().dragons(), report.eyes);
    return eyes[static_cast<std::size_t>(dragon)].spaces;
}

}  // namespace

PointReasons point_reasons(const PositionReport& report, board::Vertex vertex) {
    PointReasons reasons;
    reasons.vertex = vertex;
    reasons.dragon = report.dragons.number_at(vertex);
    if (reasons.dragon < 0) {
        for (const board::Colour owner : {board::Colour::black, board::Colour::white})
            if (const eyespaces::EyeSpace* space = report.eyes.at(vertex, owner)) reasons.spaces.push_back(space);
        return reasons;
    }
    reasons.joins = joins_of(report, report.dragons.number(reasons.dragon), vertex);
    reasons.spaces = spaces_of(report, reasons.dragon);
    return reasons;
}

}  // namespace katachi::authoring
