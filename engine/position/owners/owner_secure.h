// Points where one side can play and the other's stone is captured at once.
#pragma once

#include "engine/board/board.h"
#include "engine/reading/tactics.h"

namespace katachi::position {

struct SecurePoints {
    board::VertexSet black, white;

    const board::VertexSet& of(board::Colour side) const { return side == board::Colour::black ? black : white; }
};

// As far as little reading tells. The limits of `tactics` are the same afterwards.
SecurePoints secure_points(const board::Board& board, reading::Tactics& tactics);

}  // namespace katachi::position
