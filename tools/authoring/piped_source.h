// Standard input as a source, and as a database.
#pragma once

#include <string>

#include "base/findings/diagnostic.h"
#include "compiler/model/pattern_database.h"

namespace katachi::authoring {

struct PipedSource {
    base::SourcePtr source;
    compiler::DatabaseSpec spec;
};

// All of it as a source that messages call `name`: of the database that a file of this name would be of, by the nearest
// katachi.toml too, and of the kind that an option names, if any. Throws where `kind` names none, and FileError for a
// bad katachi.toml.
PipedSource read_piped_source(const std::string& name, const std::string& kind);
compiler::PatternDatabase read_piped_database(const std::string& name, const std::string& kind,
                                              base::Diagnostics& diagnostics);

}  // namespace katachi::authoring
