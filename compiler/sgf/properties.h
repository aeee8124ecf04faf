// Which properties speak of points of the board, and how.
#pragma once

#include <string_view>

namespace katachi::compiler {

enum class SgfValueKind {
    move,            // a point, or a pass
    points,          // points and rectangles; an empty value takes all marks back
    labelled_point,  // point:text
    line,            // point:point
    other,
};

SgfValueKind sgf_value_kind(std::string_view name);

// Whether it tells who played when, by which rules and with what result: game info, of which a path has one node. Some
// names of old records do so at the root alone.
bool is_game_info(std::string_view name, bool is_root);

// The name of the property that says the same of the other colour; the name itself where there is none.
std::string_view opposite_property(std::string_view name);

}  // namespace katachi::compiler
