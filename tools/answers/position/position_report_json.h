// What is believed of a position, as JSON.
#pragma once

#include <string>

#include "tools/authoring/position/position_report.h"

namespace katachi::answers {

std::string position_report_json(const authoring::PositionReport& report);

}  // namespace katachi::answers
