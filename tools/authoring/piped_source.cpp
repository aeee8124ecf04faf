#include "tools/authoring/piped_source.h"

#include "base/files/pattern_text.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"

namespace katachi::authoring {

PipedSource read_piped_source(const std::string& name, const std::string& kind) {
    const base::SourcePtr source = base::read_pattern_input(name);
    return {source, kind.empty() ? compiler::guess_kind(*source) : compiler::database_kind(kind).value()};
}

compiler::PatternDatabase read_piped_database(const std::string& name, const std::string& kind,
                                              base::Diagnostics& diagnostics) {
    const PipedSource piped = read_piped_source(name, kind);
    compiler::PatternDatabase database;
    database.spec.name = name;
    database.spec.kind = piped.kind;
    database.spec.kind_is_guessed = kind.empty();
    compiler::read_source(piped.source, database, diagnostics);
    return database;
}

}  // namespace katachi::authoring
