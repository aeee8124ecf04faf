// A judged position as pictures: GNU Go's manual, 5.8.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/authoring/drawing/board_drawing.h"
#include "tools/authoring/position/position_report.h"

namespace katachi::authoring {

enum class PositionView {
    lives,    // what is believed of the life of stones, and territory and moyo
    dragons,  // a letter for each dragon, in the colour of its life: 5.8.1
    eyes,     // eye spaces: 5.8.2
    owners    // whose points are likely to be at the end
};

// "lives", "dragons", "eyes", "owners".
std::vector<std::string> names_of_views();
// Nothing for any other name.
std::optional<PositionView> view_named(std::string_view name);

// Where the legend is read: signs of a picture mean other things than letters of a text.
enum class ReadAs { picture, text };

// A whole board for each view, which its caption names.
DrawingSheet judged_drawing(const PositionReport& report, const std::vector<PositionView>& views, ReadAs read_as);

}  // namespace katachi::authoring
