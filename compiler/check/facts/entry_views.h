// What the text printer shows of the entry that a finding is in: its diagrams.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/findings/diagnostic_text.h"
#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

// A finding in a diagram is shown with the whole diagram quoted; one in a constraint, an action or a label
// with the main and the constraint diagram side by side; one about symmetry with the main diagram.
// The databases must outlive the result.
base::EntryViewer entry_viewer(std::span<const PatternDatabase> databases);

// The rows of a pattern's diagram, those of its constraint diagram beside them.
std::vector<std::string> drawn_entry(const Pattern& pattern);

}  // namespace katachi::compiler
