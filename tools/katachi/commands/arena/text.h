// The result of a match as text for people.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "regression/matches/sprt.h"
#include "regression/matches/win_rate.h"
#include "tools/authoring/arena_report.h"

namespace katachi::cli {

std::string arena_text(const authoring::ArenaReport& report, const base::TextStyle& style);

// "H1 accepted: …", and how far the evidence goes.
std::string sprt_text(const regression::SprtBounds& bounds, const regression::SprtState& state);

// "+70 (-137 to +277)", in Elo.
std::string elo_text(const regression::Estimate& elo);
// "60.0 % (31.3 to 83.2)"
std::string rate_text(const regression::Estimate& rate);

}  // namespace katachi::cli
