#include "tests/bench/general_databases.h"

#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"

namespace katachi::bench {

std::vector<compiler::PatternDatabase> general_databases(const std::filesystem::path& folder) {
    base::Diagnostics diagnostics;
    std::vector<compiler::PatternDatabase> databases;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(folder))
        if (compiler::has_tables(spec.kind) && spec.kind != compiler::DatabaseKind::corner && spec.name != "oracle")
            databases.push_back(compiler::read_database(spec, diagnostics));
    return databases;
}

}  // namespace katachi::bench
