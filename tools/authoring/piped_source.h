// Standard input as a source, and as a database.
#pragma once

#include <string>

#include "base/findings/diagnostic.h"
#include "compiler/model/pattern_database.h"

namespace katachi::authoring {

struct PipedSource {
    base::SourcePtr source;
    compiler::DatabaseKind kind;
};

// All of it as a source that messages call `name`, of the kind that an option names, else of the one that the text
// looks like. Throws where `kind` names none.
PipedSource read_piped_source(const std::string& name, const std::string& kind);
compiler::PatternDatabase read_piped_database(const std::string& name, const std::string& kind,
                                              base::Diagnostics& diagnostics);

}  // namespace katachi::authoring
