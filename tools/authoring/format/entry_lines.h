// The lines of an entry in canonical form, each with the place in the source of what it says.
#pragma once

#include <string>
#include <vector>

#include "compiler/model/database_spec.h"
#include "compiler/model/pattern.h"

namespace katachi::authoring {

// Parts of an entry; a blank line stands between two of them.
enum class EntryPart { name, diagram, colon, labels, constraint, action };

struct EntryLine {
    EntryPart part;
    base::Span span;   // in the source
    std::string text;  // without an end
};

// All lines but the comments. The entry must have been read without findings.
std::vector<EntryLine> entry_lines(const compiler::Pattern& pattern, compiler::DatabaseKind kind);

}  // namespace katachi::authoring
