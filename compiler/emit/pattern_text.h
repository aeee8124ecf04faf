// A pattern as `.db` text in canonical form: what an edited entry is exported as, and what the
// round-trip tests read again.
#pragma once

#include <string>

#include "compiler/model/database_spec.h"
#include "compiler/model/pattern.h"

namespace katachi::compiler {

// The entry's lines, each with its end; reading them again gives a pattern of the same meaning. A diagram
// that is no rectangle stays as it was drawn.
std::string pattern_text(const Pattern& pattern, DatabaseKind kind);

// The diagram's rows with its edges, each with its end and its remark.
std::string diagram_text(const Diagram& diagram);

// What the entry says beside its diagrams: the colon line or weights, constraint and action, each line with its end.
std::string statements_text(const Pattern& pattern, DatabaseKind kind);

// Single lines of an entry, without their ends.
std::string name_line(const Pattern& pattern);
std::string row_line(const std::string& row, const std::string& remark);
std::string colon_line(const Pattern& pattern);
std::string weight_line(const WeightLine& weight);

}  // namespace katachi::compiler
