// The local game by the three abstract rules of GNU Go's manual, chapter 8.3: cheap, and often but not always the truth
// that the solver finds.
//
// The rules: the defender takes away a point; the attacker puts a stone on a point that is no margin; or he takes a
// margin away, with the stones that hang together with it, and all that they touch becomes marginal. The manual says
// neither when a game ends nor what counts. Here either side may pass, the game ends with two passes, and each
// connected part without a margin is an eye, two at most.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>

#include "engine/match/eyes/eye_graph.h"

namespace katachi::eyes {

// The eyes where the attacker begins, and where the defender does; nothing where more than `most_positions` positions
// had to be looked at. The graph has no `either`; islands count as taken away.
std::optional<std::pair<int, int>> abstract_worths(const match::EyeGraph& graph, std::size_t most_positions);

}  // namespace katachi::eyes
