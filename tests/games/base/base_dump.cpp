#include "tests/games/base/base_dump.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <set>
#include <vector>

#include "tests/support/shared_data.h"

namespace katachi::games {

namespace {

// SQL's own way to write a value tells NULL from an empty text, and bytes as hexadecimal digits.
std::string rows_of(SQLite::Database& headers, const std::string& table) {
    std::vector<std::string> columns;
    SQLite::Statement info(headers, "SELECT name FROM pragma_table_info('" + table + "') ORDER BY cid");
    while (info.executeStep()) columns.push_back(info.getColumn(0).getString());
    std::string values;
    for (const std::string& column : columns)
        values += (values.empty() ? "" : " || ' ' || ") + ("quote(" + column + ")");
    SQLite::Statement row(headers, "SELECT " + values + " AS line FROM " + table + " ORDER BY line");
    std::string rows;
    while (row.executeStep()) rows += table + " " + row.getColumn(0).getString() + "\n";
    return rows;
}

}  // namespace

std::string base_dump(const std::filesystem::path& folder) {
    std::string dump;
    SQLite::Database headers((folder / "headers.sqlite").string(), SQLite::OPEN_READONLY);
    std::vector<std::string> tables;
    SQLite::Statement table(headers, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
    while (table.executeStep()) tables.push_back(table.getColumn(0).getString());
    for (const std::string& name : tables) dump += rows_of(headers, name);
    std::set<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) files.insert(entry.path());
    for (const auto& file : files)
        if (!file.filename().string().starts_with("headers.sqlite"))
            dump += file.filename().string() + " " + test::file_bytes(file) + "\n";
    return dump;
}

}  // namespace katachi::games
