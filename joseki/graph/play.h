// Moves in joseki positions.
#pragma once

#include <optional>

#include "joseki/graph/position.h"

namespace katachi::joseki {

// The position behind a move, or behind tenuki, for the opponent, who is then to move; `orientation` is from the stones
// as they were given. Nothing where the move is not legal; a ko may always be taken back.
std::optional<NormalForm> played(const JosekiStones& stones, board::Vertex move);

}  // namespace katachi::joseki
