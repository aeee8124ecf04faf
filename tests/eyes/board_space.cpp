#include "tests/eyes/board_space.h"

#include <algorithm>

namespace katachi::eyes {

using match::eye_point;

match::BareEyeSpace bare_eye_space(const board::Position& position, const BoardEyeSpace& space) {
    match::BareEyeSpace bare{.size = space.points.size(), .margins = space.margins};
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
            if (position.at(vertex + step) != board::Colour::off_board) continue;
            if (bare.at_edge & eye_point(i)) bare.in_corner |= eye_point(i);
            bare.at_edge |= eye_point(i);
        }
    }
    return bare;
}

}  // namespace katachi::eyes
