// What is believed of a position, as JSON.
#pragma once

#include <optional>
#include <string>

#include "tools/authoring/position/point_reasons.h"

namespace katachi::answers {

// With what speaks for one point, where that was asked.
std::string position_report_json(const authoring::PositionReport& report,
                                 const std::optional<authoring::PointReasons>& why);

}  // namespace katachi::answers
