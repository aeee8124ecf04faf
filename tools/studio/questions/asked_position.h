// The position that a question of the page is about.
#pragma once

#include <vector>

#include "tools/authoring/match_input.h"
#include "tools/studio/files/contents.h"
#include "tools/studio/questions/question.h"

namespace katachi::studio {

// Throws OutsideFolder or FileError.
authoring::AskedPosition asked_position(const Question& question, Contents& contents);

// Those that draw the O of patterns: the side that was asked for, else the one to move, else Black.
std::vector<board::Colour> asked_sides(const Question& question, const authoring::AskedPosition& asked);

}  // namespace katachi::studio
