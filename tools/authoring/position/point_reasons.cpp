#include "tools/authoring/position/point_reasons.h"

#include <algorithm>

#include "engine/position/dragon_eyes.h"

namespace katachi::authoring {

namespace {

std::vector<const eyespaces::EyeSpace*> spaces_of(const PositionReport& report, int dragon) {
    const auto eyes =
        position::eyes_of(played_board(report.asked), report.dragons.amalgamation().dragons(), report.eyes);
    return eyes[static_cast<std::size_t>(dragon)].spaces;
}

}  // namespace

PointReasons point_reasons(const PositionReport& report, board::Vertex vertex) {
    PointReasons reasons;
    reasons.vertex = vertex;
    reasons.owner = owner_reasons(report, vertex);
    for (const InfluencePattern& pattern : report.influence_patterns)
        if (pattern.points.contains(vertex)) reasons.influence_patterns.push_back(&pattern);
    reasons.dragon = report.dragons.number_at(vertex);
    if (reasons.dragon < 0) {
        for (const board::Colour owner : {board::Colour::black, board::Colour::white})
            if (const eyespaces::EyeSpace* space = report.eyes.at(vertex, owner)) reasons.spaces.push_back(space);
        return reasons;
    }
    reasons.joins = joins_of(report, vertex);
    reasons.spaces = spaces_of(report, reasons.dragon);
    return reasons;
}

// The steps of the ways to all other strings, each once.
std::vector<position::Join> joins_of(const PositionReport& report, board::Vertex stone) {
    std::vector<position::Join> joins;
    for (const board::Vertex string : report.dragons.at(stone)->strings)
        for (const position::Join& join : report.dragons.amalgamation().way(stone, string))
            if (std::find(joins.begin(), joins.end(), join) == joins.end()) joins.push_back(join);
    return joins;
}

}  // namespace katachi::authoring
