#include "tools/katachi/commands/db/entry_filter_options.h"

#include <CLI/CLI.hpp>
#include <string_view>
#include <vector>

#include "base/text/nearest.h"
#include "base/text/number.h"
#include "patterndb/query/query.h"
#include "tools/authoring/listing/entry_choice.h"

namespace katachi::cli {

namespace {

std::string check_count(const std::string& text) {
    const auto count = base::number_from<int>(text);
    return count && *count >= 1 ? "" : "`" + text + "` is no number of entries";
}

void require_database(const std::string& name, const catalogue::Catalogue& catalogue) {
    const std::vector<catalogue::StoredDatabase> databases = catalogue::list_databases(catalogue);
    std::vector<std::string_view> names;
    for (const catalogue::StoredDatabase& database : databases) {
        if (database.name == name) return;
        names.push_back(database.name);
    }
    const std::string_view near = base::nearest(name, names);
    throw catalogue::CatalogueError(
        catalogue.name() + ": no database is named " + name + "; " +
        (near.empty() ? "katachi db stats lists them" : "did you mean " + std::string(near) + "?"));
}

}  // namespace

void add_entry_filter_options(CLI::App& command, EntryFilterOptions& options) {
    add_entry_options(command, options.entries);
    command.add_option("--limit", options.limit, "no more than so many (default: all)")
        ->check(CLI::Validator(check_count, ""))
        ->type_name("N");
}

catalogue::EntryFilter entry_filter(const EntryFilterOptions& options, const catalogue::Catalogue& catalogue) {
    const EntryOptions& entries = options.entries;
    catalogue::EntryFilter filter;
    if (!entries.database.empty()) {
        require_database(entries.database, catalogue);
        filter.database = entries.database;
    }
    if (!entries.kind.empty()) filter.kind = compiler::database_kind(entries.kind);
    if (!entries.class_letter.empty()) filter.class_letter = entries.class_letter.front();
    if (!entries.attribute.empty()) filter.attribute = entries.attribute;
    if (const auto size = authoring::read_size(entries.size)) {
        filter.rows = size->rows;
        filter.columns = size->columns;
    }
    if (!entries.name.empty()) filter.name = entries.name;
    return filter;
}

}  // namespace katachi::cli
