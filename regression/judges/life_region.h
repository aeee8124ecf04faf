// Where problems of life and death are cut out of real games: the points that matter to some stones, and what closes
// them off.
#pragma once

#include <optional>
#include <vector>

#include "engine/board/board.h"

namespace katachi::regression {

// What is worth a problem.
struct ProblemSize {
    int least_stones = 3, most_stones = 15;  // of the side that is to live
    int least_room = 3, most_room = 13;      // empty points
};

// The string of the stone with others of its colour that hang together with it by liberties that they share; nothing
// where these are more stones than a problem has, or fewer.
std::optional<board::VertexSet> loose_group(const board::Board& board, board::Vertex stone, const ProblemSize& size);

// Regions around the group: the empty points within one step, within two and within three, and the strings of the
// opponent that have no other liberties. Only regions of the size of a problem are given, and only if cut_out() closes
// them off by walls with enough liberties beyond. Larger regions come last.
std::vector<board::VertexSet> cut_regions(const board::Board& board, const board::VertexSet& group,
                                          const ProblemSize& size);

// The position with the stones in the region, stones of the attacker on all points around it, and nothing elsewhere.
board::Position cut_out(const board::Position& position, const board::VertexSet& region, board::Colour attacker);

// All points that hang together with the stone on the board as it is, up to strings of its opponent with enough
// liberties outside; nothing where the region is larger or smaller than a problem may be.
std::optional<board::VertexSet> closed_off_region(const board::Board& board, board::Vertex stone,
                                                  const ProblemSize& size);

// The position with the stones in the region, the attacker's stones within two lines of it, and nothing elsewhere.
board::Position set_free(const board::Position& position, const board::VertexSet& region, board::Colour attacker);

// The region with the points that touch it, at a corner, too.
board::VertexSet around_with_corners(const board::Board& board, const board::VertexSet& region);

// The region with the points within two lines of it.
board::VertexSet with_surroundings(const board::Board& board, const board::VertexSet& region);

// The points of `points` that the group reaches without crossing stones of its opponent.
board::VertexSet reached_within(const board::Board& board, const board::VertexSet& group,
                                const board::VertexSet& points);

// Strings of the attacker around a region, whole.
board::VertexSet walls_of(const board::Board& board, const board::VertexSet& region, board::Colour attacker);

}  // namespace katachi::regression
