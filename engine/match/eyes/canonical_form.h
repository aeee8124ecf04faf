// One name for all isomorphic graphs: the least of the keys that the orders of a graph's points give, found by
// refining classes of points and trying each point of the first class that is left (B. McKay, "Practical graph
// isomorphism", 1981; of his pruning only that points with the same neighbours are tried once).
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "engine/match/eyes/bare_eye_space.h"
#include "engine/match/eyes/eye_graph.h"

namespace katachi::match {

// What tells the points of a graph apart, besides their neighbours: numbers below 2,048.
struct ColouredGraph {
    std::size_t size = 0;  // at most `largest_eye_graph`
    std::array<std::uint16_t, largest_eye_graph> kinds{};
    std::array<EyePoints, largest_eye_graph> neighbours{};
};

// A word for each point in canonical order: above `largest_eye_graph` bits one more than its kind, below them the
// points before it that it touches. The words behind the last point are 0.
using EyeGraphKey = std::array<std::uint32_t, largest_eye_graph>;

struct CanonicalForm {
    EyeGraphKey key{};                                    // the same for isomorphic graphs, and for no others
    std::array<std::uint8_t, largest_eye_graph> order{};  // order[i] is the point that comes i-th
};

CanonicalForm canonical_form(const ColouredGraph& graph);

// Whether graphs that touch edges of the board elsewhere have different names.
enum class BoardEdges : std::uint8_t { kept, left_out };

// Contents and margins are kept; at most `largest_eye_graph` points.
CanonicalForm canonical_form(const EyeGraph& graph, BoardEdges edges);

// The same of a bare space.
CanonicalForm canonical_form(const BareEyeSpace& space, BoardEdges edges);

// The form is that of a space but for the attacker's stones: islands and approaches, which come last, margins, what
// touches the wall.
CanonicalForm canonical_game(const BareEyeSpace& space);

}  // namespace katachi::match
