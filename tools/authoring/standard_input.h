// Standard input as a text, and as a database.
#pragma once

#include <string>

#include "compiler/model/pattern_database.h"
#include "base/findings/diagnostic.h"

namespace katachi {

// All of it, up to its end.
std::string read_standard_input();

struct PipedSource {
    SourcePtr source;
    DatabaseKind kind;
};

// All of it as a source that messages call `name`, of the kind that an option names, else of the one that the text
// looks like. Throws where `kind` names none.
PipedSource read_piped_source(const std::string& name, const std::string& kind);
PatternDatabase read_piped_database(const std::string& name, const std::string& kind, Diagnostics& diagnostics);

}  // namespace katachi
