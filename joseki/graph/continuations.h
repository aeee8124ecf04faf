// What the library says of a position: its continuations, the most played first, and what can be told from the games.
#pragma once

#include <optional>
#include <vector>

#include "joseki/graph/joseki_graph.h"

namespace katachi::joseki {

// Share of the games won, with the half width of its 95 % interval (Agresti and Coull, "Approximate Is
// Better than Exact for Interval Estimation of Binomial Proportions", 1998).
struct Success {
    double rate = 0;    // 0 to 1
    double margin = 0;  // of the rate
};
// The success is that of the side to move; there is nothing where no game has a winner.
std::optional<Success> success(const PlayRecord& played);

struct Continuation {
    EdgeIndex edge = 0;
    double share = 0;  // of the games that reached the position; 0 where none is known
};

// Continuations by games, then by class, urgent first and antisuji last.
std::vector<Continuation> continuations(const Graph& graph, NodeIndex node);

// Whether a move is classed as antisuji or trick; or has no class and is rare: played in fewer than 2 % of 50 games or
// more.
bool is_doubtful(const Graph& graph, EdgeIndex move);

// The stage that was stated. Without a statement the number of stones tells it: the first six moves are stage 0, the
// next six stage 1.
int stage(const Node& node);

}  // namespace katachi::joseki
