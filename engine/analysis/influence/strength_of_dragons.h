// Influence once the life of dragons was judged: GNU Go's manual, chapters 13.3 and 13.8.
#pragma once

#include <span>

#include "engine/influence/influence.h"
#include "engine/position/status_judge.h"

namespace katachi::analysis {

// A dragon that is critical lives if `to_move` is its side. The weaker a dragon is, the less strong are its stones.
// Verdicts and weaknesses, from 0 to 1, are those of each dragon, by number.
influence::Question influence_of_dragons(const board::Position& position, const position::Dragons& dragons,
                                         std::span<const position::Verdict> life, std::span<const float> weakness,
                                         board::Colour to_move);

}  // namespace katachi::analysis
