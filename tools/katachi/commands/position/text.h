// What `katachi position` prints for people.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "tools/authoring/position/judged_drawing.h"
#include "tools/authoring/position/point_reasons.h"

namespace katachi::cli {

// The expected score, the boards of the views, then a row for each dragon.
std::string position_text(const authoring::PositionReport& report, const std::vector<authoring::PositionView>& views,
                          const base::TextStyle& style);

// Why the point is judged so.
std::string point_text(const authoring::PositionReport& report, const authoring::PointReasons& reasons);

}  // namespace katachi::cli
