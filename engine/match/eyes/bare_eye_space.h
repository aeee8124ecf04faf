// An eye space without its drawing: all that its local game depends on. Spaces that are the same but for the order of
// their points are worth the same, wherever they lie (manual, chapter 8.5).
#pragma once

#include <array>

#include "engine/match/eyes/eye_graph.h"
#include "engine/match/tables/eye_points.h"

namespace katachi::match {

struct BareEyeSpace {
    std::size_t size = 0;   // points: 1 to `largest_eye_graph`
    EyePoints stones = 0;   // of the attacker
    EyePoints islands = 0;  // stones of the defender that the space cuts off from the wall
    EyePoints margins = 0;  // points that touch stones of the attacker outside, which cannot be captured
    EyePoints walled = 0;   // points that touch the wall
    EyePoints at_edge = 0;  // points at the edge of the board; their game depends on it by the wall alone
    EyePoints in_corner = 0;
    // Approaches are those margins that are liberties outside which the attacker alone can fill. His stones on the
    // points beside one are connected to the outside only once it is filled, and find no liberty there. Drawings have
    // none.
    EyePoints approaches = 0;
    std::array<EyePoints, largest_eye_graph> neighbours{};

    EyePoints all() const { return eye_point(size) - 1; }

    friend bool operator==(const BareEyeSpace&, const BareEyeSpace&) = default;
};

// The graph has no `either` and at most `largest_eye_graph` points.
BareEyeSpace bare_eye_space(const EyeGraph& graph);

}  // namespace katachi::match
