#include "tools/katachi/commands/explain/kinds_table.h"

#include <array>

#include "compiler/model/discovery.h"
#include "compiler/model/gnugo_profile.h"
#include "compiler/reader/reader.h"
#include "tools/authoring/shipped_library.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

using EntriesOfKinds = std::array<std::size_t, compiler::database_kind_count>;

EntriesOfKinds shipped_entries() {
    EntriesOfKinds count{};
    auto folders = authoring::shipped_library();
    folders.push_back(authoring::shipped_playouts());
    base::Diagnostics diagnostics;
    for (const auto& folder : folders)
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(folder))
            count[static_cast<std::size_t>(spec.kind)] += compiler::read_database(spec, diagnostics).patterns.size();
    return count;
}

std::string gnugo_files_of(compiler::DatabaseKind kind) {
    std::string names;
    for (const compiler::ProfileEntry& file : compiler::gnugo_files())
        if (file.kind == kind) names += (names.empty() ? "" : " ") + std::string(file.file);
    return names;
}

}  // namespace

std::string kinds_table() {
    const EntriesOfKinds entries = shipped_entries();
    Table table{{{"kind", "shipped", "the engine reads it for", "class letters", "files of GNU Go"}}};
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const match::KindFacts& facts = match::kind_facts[i];
        table.rows.push_back({std::string(facts.name), std::to_string(entries[i]), std::string(facts.reader),
                              facts.has_class_conditions ? "conditions" : "no conditions",
                              gnugo_files_of(static_cast<compiler::DatabaseKind>(i))});
    }
    return aligned(table, base::TextStyle{});
}

}  // namespace katachi::cli
