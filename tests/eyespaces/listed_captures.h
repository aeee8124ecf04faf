// Whether the wall of a cut-out is captured, by a list of all positions that play can lead to: slow, and to be checked
// by reading.
#pragma once

#include <array>
#include <optional>

#include "tests/eyespaces/cut_out.h"

namespace katachi::eyespaces {

// The two answers are of the attacker who begins and of the defender who begins. Both may pass, and a line without end
// is no capture. There is nothing where there are more positions than `most_positions`.
std::optional<std::array<bool, 2>> listed_captures(const CutOut& game, std::size_t most_positions);

}  // namespace katachi::eyespaces
