#include "tools/authoring/area_input.h"

#include <array>
#include <string_view>

#include "base/files/file_error.h"
#include "tools/authoring/match_input.h"

namespace katachi::authoring {

namespace {

struct NamedCorner {
    std::string_view name;
    bool is_lower, is_right;
};

constexpr std::array<NamedCorner, 4> corners{{{"upper-left", false, false},
                                              {"upper-right", false, true},
                                              {"lower-left", true, false},
                                              {"lower-right", true, true}}};

}  // namespace

BoardArea read_area(const std::string& text, int size) {
    for (const NamedCorner& corner : corners)
        if (text == corner.name)
            return corner_area({corner.is_lower ? size - 1 : 0, corner.is_right ? size - 1 : 0}, size);
    const auto dash = text.find('-');
    const std::string name = "--area " + text;
    if (dash == std::string::npos || dash == 0 || dash + 1 == text.size())
        throw base::FileError(name +
                              ": write it as two opposite corners, such as A1-K10, or as upper-left, upper-right, "
                              "lower-left or lower-right");
    const board::Vertex from = read_point(name, text.substr(0, dash), size);
    const board::Vertex to = read_point(name, text.substr(dash + 1), size);
    BoardArea area{board::row_of(from), board::column_of(from), board::row_of(from), board::column_of(from)};
    area.include({board::row_of(to), board::column_of(to)});
    return area;
}

}  // namespace katachi::authoring
