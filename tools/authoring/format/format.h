// The one form of a database's text, which README.md beside this describes. A part that the reader does not understand
// stays byte for byte, and so does the text between it and the entries around.
#pragma once

#include <string>
#include <vector>

#include "base/findings/source_file.h"
#include "compiler/model/database_spec.h"

namespace katachi::authoring {

struct Formatted {
    std::string text;
    // Where the entries, directives and texts between them begin that stay as they are: lines, from 1, in rising order.
    std::vector<int> not_understood = {};
};

// A text that cannot be read at all (see is_readable) stays as it is.
Formatted formatted(const base::SourcePtr& source, compiler::DatabaseKind kind);

// Reads `text`, the formatted `source`, again, and tells its fault; "" if it has none. A fault is an entry, directive,
// comment or finding that `text` does not keep, or that formatting it again gives another text. A text with a fault
// must not be written.
std::string formatting_fault(const base::SourcePtr& source, const std::string& text, compiler::DatabaseKind kind);

}  // namespace katachi::authoring
