// What the sources propose, by name.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "engine/board/board.h"

namespace katachi::moves {

// Rows as position.h draws them.
board::Board board_of(std::string_view rows);

// "SOURCE/FEATURE" for each proposal of the default sources at a point.
std::multiset<std::string> proposed_at(const board::Board& board, board::Colour to_move, std::string_view vertex);
// The features of one source there.
std::multiset<std::string> proposed_at(const board::Board& board, board::Colour to_move, std::string_view vertex,
                                       std::string_view source);

}  // namespace katachi::moves
