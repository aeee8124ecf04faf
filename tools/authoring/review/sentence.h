// Claims in words: the only place that makes sentences of a review.
#pragma once

#include <string>

#include "tools/authoring/review/claim.h"

namespace katachi::authoring {

// One English sentence, with its full stop. `size` is that of the board.
std::string sentence(const Claim& claim, int size);

// "B+3.5", "W+12.0", "0": Black's points less White's.
std::string lead_text(double points);

}  // namespace katachi::authoring
