// A letter for each dragon of a position, for drawings: GNU Go's manual, chapter 5.8.1.
#pragma once

#include <vector>

#include "engine/position/dragons.h"

namespace katachi::position {

// The numbers of the dragons, the largest effective size first.
std::vector<int> by_size(const Dragons& dragons);

// The letters are listed by the number of the dragon: Black's are capital letters, White's small ones, by size. Dragons
// get `?` once the letters are used up.
std::vector<char> dragon_letters(const Dragons& dragons);

}  // namespace katachi::position
