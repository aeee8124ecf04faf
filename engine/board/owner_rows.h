// Whose each point of a board is, as text: rows of `B`, `W` and `=` with `/` between, the top row first.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/board/position.h"

namespace katachi::board {

// A position has the owner of each point as its colour; empty where nobody owns it. Nothing for other texts.
std::optional<Position> parse_owner_rows(std::string_view text);
std::string to_owner_rows(const Position& owners);

}  // namespace katachi::board
