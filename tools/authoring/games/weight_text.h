// What games say of a pattern's move, in a line for people.
#pragma once

#include <string>

#include "patterndb/weighing.h"

namespace katachi::authoring {

// "move played 16 of 52 times (11 at once), 3 times by the opponent, in 908 games (games.zip); 53 % won (50-56), 50.1 %
// expected"
std::string weight_text(const catalogue::StoredPatternWeight& stored);

}  // namespace katachi::authoring
