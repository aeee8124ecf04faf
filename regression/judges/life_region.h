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

// The group with the empty points within one step, two and three, and with strings of the opponent that have no other
// liberties: of the size of a problem, and such that cut_out() closes them off by walls with liberties enough beyond.
// Larger ones last.
std::vector<board::VertexSet> cut_regions(const board::Board& board, const board::VertexSet& group,
                                          const ProblemSize& size);

// What stands in the region, stones of the attacker on all points around it, and nothing elsewhere.
board::Position cut_out(const board::Position& position, const board::VertexSet& region, board::Colour attacker);

// All that hangs together with the stone on the board as it is, up to strings of its opponent with liberties enough
// outside; nothing where that is more than a problem has, or less.
std::optional<board::VertexSet> closed_off_region(const board::Board& board, board::Vertex stone,
                                                  const ProblemSize& size);

// What stands in the region, the attacker's stones within two lines of it, and nothing elsewhere.
board::Position set_free(const board::Position& position, const board::VertexSet& region, board::Colour attacker);

// The region with the points that touch it, at a corner, too.
board::VertexSet around_with_corners(const board::Board& board, const board::VertexSet& region);

// The region with the points within two lines of it.
board::VertexSet with_surroundings(const board::Board& board, const board::VertexSet& region);

// What the group reaches without crossing stones of its opponent, within the points.
board::VertexSet reached_within(const board::Board& board, const board::VertexSet& group,
                                const board::VertexSet& points);

// Strings of the attacker around a region, whole.
board::VertexSet walls_of(const board::Board& board, const board::VertexSet& region, board::Colour attacker);

}  // namespace katachi::regression
