#include "tools/authoring/format/source_lines.h"

#include <algorithm>

#include "base/text/lines.h"
#include "base/text/trim.h"

namespace katachi::authoring {

LineSort sort_of(std::string_view line, compiler::DatabaseKind kind) {
    const auto visible = line.find_first_not_of(" \t");
    if (visible == std::string_view::npos || line.substr(visible) == "\r") return LineSort::blank;
    const bool may_be_indented = kind != compiler::DatabaseKind::eye_shape;
    return line[visible] == '#' && (visible == 0 || may_be_indented) ? LineSort::comment : LineSort::other;
}

int lines_before_other(std::string_view text, compiler::DatabaseKind kind) {
    int count = 0;
    for (const std::string_view line : base::lines_of(text)) {
        if (sort_of(line, kind) == LineSort::other) break;
        ++count;
    }
    return count;
}

std::string_view comment_text(std::string_view line) {
    line.remove_prefix(line.find('#'));
    return base::trimmed_back(line, " \t\r");
}

}  // namespace katachi::authoring
