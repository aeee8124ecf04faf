// A difference of two libraries, for programs.
#pragma once

#include <string>

#include "tools/authoring/diff_games.h"

namespace katachi::answers {

std::string diff_json(const authoring::DiffReport& report);

}  // namespace katachi::answers
