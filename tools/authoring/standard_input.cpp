#include "tools/authoring/standard_input.h"

#include <iostream>
#include <iterator>
#include <memory>

#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "base/findings/source_file.h"

namespace katachi {

std::string read_standard_input() {
    return {std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
}

PipedSource read_piped_source(const std::string& name, const std::string& kind) {
    const auto source = std::make_shared<SourceFile>(name, read_standard_input());
    return {source, kind.empty() ? guess_kind(*source) : database_kind(kind).value()};
}

PatternDatabase read_piped_database(const std::string& name, const std::string& kind, Diagnostics& diagnostics) {
    const PipedSource piped = read_piped_source(name, kind);
    PatternDatabase database;
    database.spec.name = name;
    database.spec.kind = piped.kind;
    read_source(piped.source, database, diagnostics);
    return database;
}

}  // namespace katachi
