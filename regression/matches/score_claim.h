// What engines answer about the end of a game, read.
#pragma once

#include <optional>
#include <string>

#include "engine/board/board.h"

namespace katachi::regression {

// "B+3.5", "w+12.0", "0", "Draw", "jigo": Black's points less White's. Nothing where no number of points is told.
std::optional<double> read_score(const std::string& answer);

// The stones of a list of vertices, and of the strings that they stand for. Nothing where one names no stone.
std::optional<board::VertexSet> named_stones(const std::string& answer, const board::Board& board);

}  // namespace katachi::regression
