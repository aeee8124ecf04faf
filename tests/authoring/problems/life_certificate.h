// Whether a side wins a group in a closed region whatever its opponent plays: all of the opponent's moves are played
// out, and only the winner's are taken from the reader. What it says is as true as the rules of the board are.
#pragma once

#include <cstddef>
#include <optional>

#include "engine/life/life_reader.h"

namespace katachi::authoring {

// The loser may take back one ko at once, twice along a line, the winner none (engine/life/DESIGN.md). Nothing where
// there are more than `most` positions, or a capture is not found since a line comes back to where it was.
std::optional<bool> wins_for_sure(life::LifeReader& reader, const board::Board& board, const life::DragonGoal& goal,
                                  board::Colour winner, board::Colour to_move, std::size_t most);

}  // namespace katachi::authoring
