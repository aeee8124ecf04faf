// Text to model: the one way from a source file to patterns.
#pragma once

#include "base/findings/diagnostic.h"
#include "base/findings/source_file.h"
#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

// Reads one file's text as a part of a database of the kind that `database.spec` names. Findings of the
// grammar and of diagrams that make no rectangle go to `diagnostics`; every entry that can be
// understood is kept.
void read_source(const base::SourcePtr& source, PatternDatabase& database, base::Diagnostics& diagnostics);

// Whether the text can be a source at all: no zero byte, no line of more than 64 KiB. If not, says so.
bool is_readable(const base::SourcePtr& source, base::Diagnostics& diagnostics);

// Reads all files of `spec`. Throws FileError where a file cannot be read.
PatternDatabase read_database(const DatabaseSpec& spec, base::Diagnostics& diagnostics);

}  // namespace katachi::compiler
