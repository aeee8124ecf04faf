#include "tools/katachi/commands/db/entry_filter_options.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text/nearest.h"
#include "base/text/number.h"
#include "patterndb/query/query.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

std::optional<int> number(std::string_view text) {
    const auto value = base::number_from<int>(text);
    return value && *value >= 1 ? value : std::nullopt;
}

// Rows and columns of "4x5".
std::optional<std::pair<int, int>> parse_size(std::string_view text) {
    const auto cross = text.find('x');
    if (cross == std::string_view::npos) return std::nullopt;
    const auto rows = number(text.substr(0, cross));
    const auto columns = number(text.substr(cross + 1));
    if (!rows || !columns) return std::nullopt;
    return std::pair{*rows, *columns};
}

std::string check_size(const std::string& text) {
    return parse_size(text) ? "" : "`" + text + "` is no size; write rows x columns, such as 4x5";
}

std::string check_letter(const std::string& text) {
    return text.size() == 1 ? "" : "`" + text + "` is no class; a class is one letter";
}

std::string check_count(const std::string& text) {
    return number(text) ? "" : "`" + text + "` is no number of entries";
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
    command.add_option("--database", options.database, "entries of this database alone")->type_name("DATABASE");
    command.add_option("--kind", options.kind, "of databases of this kind, such as connection")
        ->check(kind_validator())
        ->type_name("KIND");
    command.add_option("--class", options.class_letter, "of this class")
        ->check(CLI::Validator(check_letter, ""))
        ->type_name("LETTER");
    command.add_option("--attribute", options.attribute, "that have this attribute")->type_name("ATTRIBUTE");
    command.add_option("--size", options.size, "drawn in so many rows and columns")
        ->check(CLI::Validator(check_size, ""))
        ->type_name("ROWSxCOLUMNS");
    command.add_option("--name", options.name, "whose name fits, with * ? [] as in a shell")->type_name("GLOB");
    command.add_option("--limit", options.limit, "no more than so many (default: all)")
        ->check(CLI::Validator(check_count, ""))
        ->type_name("N");
}

catalogue::EntryFilter entry_filter(const EntryFilterOptions& options, const catalogue::Catalogue& catalogue) {
    catalogue::EntryFilter filter;
    if (!options.database.empty()) {
        require_database(options.database, catalogue);
        filter.database = options.database;
    }
    if (!options.kind.empty()) filter.kind = compiler::database_kind(options.kind);
    if (!options.class_letter.empty()) filter.class_letter = options.class_letter.front();
    if (!options.attribute.empty()) filter.attribute = options.attribute;
    if (const auto size = parse_size(options.size)) {
        filter.rows = size->first;
        filter.columns = size->second;
    }
    if (!options.name.empty()) filter.name = options.name;
    return filter;
}

}  // namespace katachi::cli
