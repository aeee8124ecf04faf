// Where an entry is drawn, and how a message calls the entry.
#pragma once

#include <string>

#include "compiler/model/pattern.h"

namespace katachi::compiler {

// The rows of its diagram; the whole entry where it has none.
inline base::Span shape_span(const Pattern& pattern) {
    const auto& lines = pattern.diagram.lines;
    return lines.empty() ? pattern.span : base::Span{lines.front().span.begin, lines.back().span.end};
}

// Playout patterns have no names of their own.
inline std::string called(const Pattern& pattern) {
    return pattern.weights.empty() ? "`" + pattern.name + "`" : "the entry at " + pattern.name;
}

}  // namespace katachi::compiler
