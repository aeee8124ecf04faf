// What `katachi position` prints for people.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "tools/authoring/position/point_reasons.h"

namespace katachi::cli {

// The board, then a row for each dragon.
std::string position_text(const authoring::PositionReport& report, const base::TextStyle& style);

// Why the point is judged so.
std::string point_text(const authoring::PositionReport& report, const authoring::PointReasons& reasons);

}  // namespace katachi::cli
