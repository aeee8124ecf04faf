#include "tools/authoring/format/source_lines.h"

#include <algorithm>

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
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        if (sort_of(text.substr(0, end), kind) == LineSort::other) break;
        text.remove_prefix(std::min(end + 1, text.size()));
        ++count;
    }
    return count;
}

std::string_view comment_text(std::string_view line) {
    line.remove_prefix(line.find('#'));
    return base::trimmed_back(line, " \t\r");
}

}  // namespace katachi::authoring
