// The success of those who played a move, for programs.
#pragma once

#include "tools/answers/json_text.h"
#include "tools/authoring/games/mover_success.h"

namespace katachi::answers {

// Adds "success" and "expected".
void add_success(Json& json, const authoring::MoverSuccess& success);

}  // namespace katachi::answers
