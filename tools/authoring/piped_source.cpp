#include "tools/authoring/piped_source.h"

#include <memory>

#include "base/files/standard_input.h"
#include "base/findings/source_file.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"

namespace katachi::authoring {

PipedSource read_piped_source(const std::string& name, const std::string& kind) {
    const auto source = std::make_shared<base::SourceFile>(name, base::read_standard_input());
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
