#include "tools/authoring/standard_input.h"

#include <iostream>
#include <iterator>
#include <memory>

#include "base/findings/source_file.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"

namespace katachi::authoring {

std::string read_standard_input() {
    return {std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
}

PipedSource read_piped_source(const std::string& name, const std::string& kind) {
    const auto source = std::make_shared<base::SourceFile>(name, read_standard_input());
    return {source, kind.empty() ? compiler::guess_kind(*source) : compiler::database_kind(kind).value()};
}

compiler::PatternDatabase read_piped_database(const std::string& name, const std::string& kind,
                                              base::Diagnostics& diagnostics) {
    const PipedSource piped = read_piped_source(name, kind);
    compiler::PatternDatabase database;
    database.spec.name = name;
    database.spec.kind = piped.kind;
    compiler::read_source(piped.source, database, diagnostics);
    return database;
}

}  // namespace katachi::authoring
