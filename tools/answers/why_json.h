// Why a move is proposed, for programs.
#pragma once

#include <string>

#include "tools/authoring/why/why.h"

namespace katachi::answers {

std::string why_json(const authoring::WhyReport& report);

}  // namespace katachi::answers
