// What a line of a source is before anybody has read it: blank, a comment, or something else.
#pragma once

#include <string_view>

#include "compiler/model/database_spec.h"

namespace katachi::authoring {

enum class LineSort { blank, comment, other };

// `line` without its end; a comment may be indented but in eye shapes.
LineSort sort_of(std::string_view line, compiler::DatabaseKind kind);

// How many blank lines and comments `text`, whole lines, begins with.
int lines_before_other(std::string_view text, compiler::DatabaseKind kind);

// From the '#' on, without blanks at the end.
std::string_view comment_text(std::string_view line);

}  // namespace katachi::authoring
