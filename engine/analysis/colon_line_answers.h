// The answers of the functions that colon lines name: one function for each match::ColonLineHelper.
#pragma once

#include "engine/analysis/answers.h"
#include "engine/board/symmetry.h"
#include "engine/match/constraint/colon_line_helpers.h"

namespace katachi::analysis {

// The question's one point is the pattern's move; the orientation is that of the pattern.
using ColonLineAnswer = match::Value (*)(const Question& ask, board::Orientation orientation);

// Null for those that this engine cannot answer.
ColonLineAnswer answer_to(match::ColonLineHelper helper);

// wedge.cpp
match::Value is_wedge_undone(const Question& ask, board::Orientation orientation);

// handicap_play.cpp
match::Value opponent_has_yet_to_play(const Question& ask, board::Orientation orientation);
match::Value has_to_thrash(const Question& ask, board::Orientation orientation);
match::Value may_reinforce(const Question& ask, board::Orientation orientation);

}  // namespace katachi::analysis
