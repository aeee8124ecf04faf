// Closed regions, and what the plain judge is asked about them.
#pragma once

#include <optional>
#include <random>

#include "engine/board/board.h"
#include "tests/life/plain_judge.h"
#include "tools/authoring/life/training/closed_region.h"

namespace katachi::life {

using authoring::ClosedRegion;
using authoring::random_closed_region;

// The points further down by so many rows, and to the right by so many columns.
board::VertexSet moved_points(const board::VertexSet& points, int rows, int columns);

PlainQuestion plain_question(const ClosedRegion& region, board::Colour to_move, KoWinner ko_winner);

// A region in which the opponent of `to_move` has just taken a ko.
struct RegionWithKo {
    board::Board board;
    ClosedRegion region;
    board::Colour to_move;
};

// After moves by chance within the region, of which the last one takes a ko; nothing where none does, or nothing of the
// goal is left.
std::optional<RegionWithKo> played_to_a_ko(const ClosedRegion& region, std::mt19937& random);

PlainQuestion plain_question(const RegionWithKo& asked, KoWinner ko_winner);

}  // namespace katachi::life
