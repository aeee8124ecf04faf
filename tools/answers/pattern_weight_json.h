// The success of those who played a move, and what games say of a pattern's move, for programs.
#pragma once

#include "patterndb/weighing.h"
#include "tools/answers/json_text.h"
#include "tools/authoring/games/mover_success.h"

namespace katachi::answers {

// Adds "success" and "expected_success".
void add_success(Json& json, const authoring::MoverSuccess& success);

// Adds the counts, and the success where somebody won or lost.
void add_weight(Json& json, const catalogue::PatternWeight& weight);

// A run over games, and what it counted.
Json stored_weight_json(const catalogue::StoredPatternWeight& stored);

}  // namespace katachi::answers
