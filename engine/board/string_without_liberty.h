// Set-up may put a string on the board that no game leaves there.
#pragma once

#include <optional>
#include <string>

#include "engine/board/board.h"

namespace katachi::board {

// "Black's string at A3 has no liberty"; nothing where each string has one.
std::optional<std::string> string_without_liberty(const Board& board);

// The same for people whom a position is shown: "…, as no game leaves one on the board".
std::optional<std::string> warning_of_string_without_liberty(const Board& board);

}  // namespace katachi::board
