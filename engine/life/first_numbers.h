// Numbers that a search begins with at a position that is new to it, as A. Nagai's df-pn+ has them: the less likely
// something is, the greater is the number of what it takes to prove it.
#pragma once

#include "engine/life/life_numbers.h"

namespace katachi::life {

// `outlook` as in life_outlook.h.
Numbers first_numbers(int outlook);

}  // namespace katachi::life
