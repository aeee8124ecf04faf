// What the joseki library says of a board, for programs.
#pragma once

#include <string>

#include "tools/authoring/joseki/joseki_report.h"

namespace katachi::answers {

std::string joseki_json(const authoring::JosekiReport& report, const joseki::Graph& library);

}  // namespace katachi::answers
