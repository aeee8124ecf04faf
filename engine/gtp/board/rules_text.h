// Rules as KataGo's controllers write their fields, and as people are told them.
#pragma once

#include <string>
#include <string_view>

#include "engine/board/rules.h"

namespace katachi::gtp {

std::string_view ko_text(board::KoRule ko);                    // "POSITIONAL"
std::string_view handicap_text(board::HandicapPoints points);  // "N-1"
bool allows_suicide(const board::Rules& rules);
bool counts_area(const board::Rules& rules);

// Their name; where fields were set that the rules of that name do not have, "chinese with ko SIMPLE, suicide true".
std::string rules_text(const board::Rules& rules);

}  // namespace katachi::gtp
