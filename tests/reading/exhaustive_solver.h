// Captures settled by looking at everything: all positions that play can lead to, passes among the moves, and of
// these the ones from which the attacker can force the capture. What reading is compared with.
#pragma once

#include <cstddef>
#include <optional>

#include "engine/board/board.h"

namespace katachi {

// Whether the opponent of the string at `target` can capture it, `to_move` playing first, under the rule of simple ko.
// A stone that can be put back at once by a capture is not captured; nor is one that going round in circles
// saves. Nothing where there are more positions than `most`.
std::optional<bool> captured_by_best_play(const Board& board, Vertex target, Colour to_move, std::size_t most);

}  // namespace katachi
