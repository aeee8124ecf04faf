// One name for all isomorphic graphs: the least of the texts that the orders of a graph's points give, found by
// refining classes of points and trying each point of the first class that is left (B. McKay, "Practical graph
// isomorphism", 1981, without its pruning, which graphs of 20 points do not need).
#pragma once

#include <array>
#include <string>

#include "engine/match/eyes/eye_graph.h"

namespace katachi::match {

struct CanonicalForm {
    std::string key;                                      // the same for isomorphic graphs, and for no others
    std::array<std::uint8_t, largest_eye_graph> order{};  // order[i] is the point that comes i-th
};

// Contents, margins and, where `with_edges`, edges of the board are kept; at most `largest_eye_graph` points.
CanonicalForm canonical_form(const EyeGraph& graph, bool with_edges);

}  // namespace katachi::match
