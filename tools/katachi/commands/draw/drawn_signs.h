// What people put on a position beside its stones: labels, marks, numbers and arrows.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/authoring/drawing/board_part.h"

namespace katachi::cli {

struct DrawnSigns {
    std::vector<std::string> labels;   // C3=a
    std::vector<std::string> marks;    // C3
    std::vector<std::string> numbers;  // C3, D4: 1, 2
    std::vector<std::string> arrows;   // C3-D4

    bool empty() const { return labels.empty() && marks.empty() && numbers.empty() && arrows.empty(); }
};

// `drawing` is of a whole board, of which `area` will be shown. Throws FileError for what names no point of it.
void add_signs(const DrawnSigns& signs, authoring::BoardDrawing& drawing,
               const std::optional<authoring::BoardArea>& area);

}  // namespace katachi::cli
