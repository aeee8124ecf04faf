// A review of a game, for programs.
#pragma once

#include <string>

#include "tools/answers/json_text.h"
#include "tools/authoring/review/review.h"

namespace katachi::answers {

// All of it: moves with their names and claims, each claim with its sentence; positions for curves; turning points.
Json review_document(const authoring::Review& review);
std::string review_json(const authoring::Review& review);

}  // namespace katachi::answers
