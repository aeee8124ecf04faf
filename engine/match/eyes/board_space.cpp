#include "engine/match/eyes/board_space.h"

#include <algorithm>

namespace katachi::match {

BareEyeSpace bare_eye_space(const board::Position& position, const BoardEyeSpace& space) {
    BareEyeSpace bare{.size = space.points.size(), .margins = space.margins};
    const board::Colour attacker = board::opponent(space.defender);
    for (std::size_t i = 0; i < bare.size; ++i) {
        const board::Vertex vertex = space.points[i];
        if (position.at(vertex) == attacker) bare.stones |= eye_point(i);
        if (position.at(vertex) == space.defender) bare.islands |= eye_point(i);
        for (const int step : board::neighbour_steps) {
            const auto found = std::find(space.points.begin(), space.points.end(), vertex + step);
            if (found != space.points.end())
                bare.neighbours[i] |= eye_point(static_cast<std::size_t>(found - space.points.begin()));
            else if (position.at(vertex + step) == space.defender)
                bare.walled |= eye_point(i);
        }
    }
    for (const JoinedEyePoints& joined : space.joined) {
        bare.neighbours[joined.half_eye] |= eye_point(joined.key);
        bare.neighbours[joined.key] |= eye_point(joined.half_eye);
    }
    return bare;
}

std::vector<board::Vertex> vertices_of(const BoardEyeSpace& space, EyePoints points) {
    std::vector<board::Vertex> vertices;
    for (std::size_t i = 0; i < space.points.size(); ++i)
        if (points & eye_point(i)) vertices.push_back(space.points[i]);
    return vertices;
}

}  // namespace katachi::match
