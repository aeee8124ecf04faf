// Influence as soon as strings have been read, and before anybody knows of groups: GNU Go's manual, chapter 13.3.
#pragma once

#include "engine/board/board.h"
#include "engine/influence/influence.h"
#include "engine/worms/worms.h"

namespace katachi::analysis {

// All strings live that are not captured if `to_move` begins, and each is as strong as any other.
influence::Question worm_influence(const board::Position& position, const worms::Worms& worms, board::Colour to_move,
                                   influence::Use use = influence::Use::territory);

}  // namespace katachi::analysis
