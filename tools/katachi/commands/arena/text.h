// The result of a match as text for people.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "regression/matches/sprt.h"
#include "tools/authoring/arena_report.h"

namespace katachi::cli {

std::string arena_text(const authoring::ArenaReport& report, const base::TextStyle& style);

// "H1 accepted: …", and how far the evidence goes.
std::string sprt_text(const regression::SprtBounds& bounds, const regression::SprtState& state);

}  // namespace katachi::cli
