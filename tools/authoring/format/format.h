// The one form of a database's text: README.md beside this says what it is. What the reader does not understand
// stays byte for byte, and so does what stands between it and the entries around.
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

// Reads `text`, the formatted `source`, again: what it does not keep of the entries, directives, comments and
// findings, or how its own formatted text differs from it; "" where all is well. Nothing else may be written.
std::string formatting_fault(const base::SourcePtr& source, const std::string& text, compiler::DatabaseKind kind);

}  // namespace katachi::authoring
