#include "tools/authoring/piped_source.h"

#include <utility>

#include "base/files/pattern_text.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"

namespace katachi::authoring {

PipedSource read_piped_source(const std::string& name, const std::string& kind) {
    base::SourcePtr source = base::read_pattern_input(name);
    compiler::DatabaseSpec spec = compiler::spec_of_text(*source);
    if (!kind.empty()) {
        spec.kind = compiler::database_kind(kind).value();
        spec.kind_is_guessed = false;
    }
    return {std::move(source), std::move(spec)};
}

compiler::PatternDatabase read_piped_database(const std::string& name, const std::string& kind,
                                              base::Diagnostics& diagnostics) {
    PipedSource piped = read_piped_source(name, kind);
    compiler::PatternDatabase database;
    database.spec = std::move(piped.spec);
    compiler::read_source(piped.source, database, diagnostics);
    return database;
}

}  // namespace katachi::authoring
