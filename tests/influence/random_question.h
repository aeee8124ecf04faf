// Questions about influence with all that patterns and readers may put into them.
#pragma once

#include <random>

#include "engine/board/symmetry.h"
#include "engine/influence/influence.h"

namespace katachi::influence {

// Some stones of the position are lost, others weak; some points are doors, sources, intruded upon, or no territory.
Question random_question(const board::Position& position, std::mt19937& random);

// The same question about the turned board, with the colours exchanged.
Question turned_and_exchanged(const Question& question, board::Orientation orientation);

}  // namespace katachi::influence
