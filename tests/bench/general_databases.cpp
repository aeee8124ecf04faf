#include "tests/bench/general_databases.h"

#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"

namespace katachi {

std::vector<PatternDatabase> general_databases(const std::filesystem::path& folder) {
    Diagnostics diagnostics;
    std::vector<PatternDatabase> databases;
    for (const DatabaseSpec& spec : discover_databases(folder))
        if (has_tables(spec.kind) && spec.kind != DatabaseKind::corner && spec.name != "oracle")
            databases.push_back(read_database(spec, diagnostics));
    return databases;
}

}  // namespace katachi
