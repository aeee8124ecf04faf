// Strings that stand with a dragon by shared liberties.
#pragma once

#include "engine/board/board.h"

namespace katachi::life {

// The goal's strings, and those of its colour that share a liberty with them or with one that does.
board::VertexSet company_of(const board::Board& board, const board::VertexSet& goal, board::Colour defender);

}  // namespace katachi::life
