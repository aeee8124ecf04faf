#include "patterndb/query/query.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "base/text/lines.h"
#include "base/text/nearest.h"
#include "base/text/utf8.h"
#include "patterndb/connection.h"
#include "patterndb/query/filter_sql.h"
#include "patterndb/query/summary_row.h"
#include "patterndb/stored_diagram.h"

namespace katachi::catalogue {
namespace {

// Entries that a name may mean: of any database, or of the one before the slash.
std::vector<EntrySummary> entries_named(SQLite::Database& connection, std::string_view given, const char* comparison) {
    // A name may hold a slash of its own, so both readings are tried.
    const std::string sql = std::string("SELECT ") + summary_columns + " FROM placed_entry WHERE name = ?1" +
                            comparison + " OR (?2 <> '' AND database = ?2" + comparison + " AND name = ?3" +
                            comparison + ")" + summary_order;
    const auto slash = given.find('/');
    SQLite::Statement query(connection, sql);
    query.bind(1, base::as_utf8(given));
    query.bind(2, slash == std::string_view::npos ? std::string() : base::as_utf8(given.substr(0, slash)));
    query.bind(3, slash == std::string_view::npos ? std::string() : base::as_utf8(given.substr(slash + 1)));
    std::vector<EntrySummary> entries;
    while (query.executeStep()) entries.push_back(summary_of(query));
    return entries;
}

// Entries that begin at "FILE:LINE", where FILE is a path or the end of one.
std::vector<EntrySummary> entries_at(SQLite::Database& connection, std::string_view given) {
    const auto colon = given.rfind(':');
    std::vector<EntrySummary> entries;
    if (colon == std::string_view::npos) return entries;
    SQLite::Statement query(connection, std::string("SELECT ") + summary_columns +
                                            " FROM placed_entry WHERE CAST(line AS TEXT) = ?1 "
                                            "AND (path = ?2 OR substr(path, -length(?2) - 1) = '/' || ?2)" +
                                            summary_order);
    query.bind(1, std::string(given.substr(colon + 1)));
    query.bind(2, base::as_utf8(given.substr(0, colon)));
    while (query.executeStep()) entries.push_back(summary_of(query));
    return entries;
}

std::string and_more(std::size_t shown, std::size_t total) {
    return total > shown ? " and " + std::to_string(total - shown) + " more" : "";
}

constexpr std::size_t shown_candidates = 6;

std::string places(const std::vector<EntrySummary>& entries) {
    std::string text;
    for (std::size_t i = 0; i < entries.size() && i < shown_candidates; ++i)
        text += (i > 0 ? ", " : "") + place_of(entries[i]);
    return text + and_more(shown_candidates, entries.size());
}

// The choices are among entries of one name: DATABASE/NAME where that tells them apart, else where they stand.
std::string choices(const std::vector<EntrySummary>& entries) {
    std::set<std::string> databases;
    for (const EntrySummary& entry : entries) databases.insert(entry.database);
    if (databases.size() == entries.size()) return places(entries);
    std::string text;
    for (std::size_t i = 0; i < entries.size() && i < shown_candidates; ++i)
        text += (i > 0 ? ", " : "") + entries[i].path + ":" + std::to_string(entries[i].line);
    return text + and_more(shown_candidates, entries.size());
}

// Entries whose name goes on where `name` ends; where there are none, those of the name most like it.
EntryList entries_near(const Catalogue& catalogue, std::string_view name) {
    EntryFilter filter;
    filter.name = std::string(name) + "*";
    EntryList found = list_entries(catalogue, filter, shown_candidates);
    if (found.total > 0) return found;
    const EntryList all = list_entries(catalogue, {});
    std::vector<std::string_view> names;
    for (const EntrySummary& entry : all.entries) names.push_back(entry.name);
    const std::string_view best = base::nearest(name, names);
    for (const EntrySummary& entry : all.entries)
        if (!best.empty() && entry.name == best) found.entries.push_back(entry);
    found.total = static_cast<std::int64_t>(found.entries.size());
    return found;
}

CatalogueError no_such_entry(const Catalogue& catalogue, std::string_view name) {
    const auto slash = name.rfind('/');
    const EntryList near = entries_near(catalogue, slash == std::string_view::npos ? name : name.substr(slash + 1));
    const std::string message = "no entry is named " + std::string(name);
    if (near.entries.empty()) return CatalogueError(message + "; list the entries to see their names");
    const std::size_t shown = std::min(near.entries.size(), shown_candidates);
    return CatalogueError(message + "; near it: " +
                          places({near.entries.begin(), near.entries.begin() + static_cast<std::ptrdiff_t>(shown)}) +
                          and_more(shown, static_cast<std::size_t>(near.total)));
}

void read_parts(SQLite::Database& connection, EntryDetails& details) {
    const std::int64_t id = details.summary.id;
    const auto each = [&](const char* sql, auto take) {
        SQLite::Statement query(connection, sql);
        query.bind(1, id);
        while (query.executeStep()) take(query);
    };
    each("SELECT name, argument, number FROM attribute WHERE entry_id = ? ORDER BY position",
         [&](SQLite::Statement& row) {
             StoredAttribute attribute{row.getColumn(0).getString(), row.getColumn(1).getString(), std::nullopt};
             if (!row.getColumn(2).isNull()) attribute.number = row.getColumn(2).getDouble();
             details.attributes.push_back(std::move(attribute));
         });
    each("SELECT letter, at_row, at_column FROM label WHERE entry_id = ?", [&](SQLite::Statement& row) {
        details.labels[row.getColumn(0).getText()[0]].push_back({row.getColumn(1).getInt(), row.getColumn(2).getInt()});
    });
    each("SELECT name, times FROM call WHERE entry_id = ?",
         [&](SQLite::Statement& row) { details.calls[row.getColumn(0).getString()] = row.getColumn(1).getInt(); });
    each("SELECT weight, conditions FROM weight WHERE entry_id = ? ORDER BY position", [&](SQLite::Statement& row) {
        details.weights.push_back({row.getColumn(0).getString(), row.getColumn(1).getString()});
    });
}

}  // namespace

std::string place_of(const EntrySummary& entry) {
    return entry.database + "/" + entry.name + " (" + std::filesystem::path(entry.path).filename().string() + ":" +
           std::to_string(entry.line) + ")";
}

EntryList list_entries(const Catalogue& catalogue, const EntryFilter& filter, std::int64_t limit) {
    return on_connection(catalogue, [&](SQLite::Database& connection) {
        const FilterSql where(filter);
        EntryList list;
        SQLite::Statement count(connection, "SELECT count(*) FROM placed_entry WHERE 1" + where.conditions());
        where.bind(count, 1);
        count.executeStep();
        list.total = count.getColumn(0).getInt64();
        SQLite::Statement query(connection, std::string("SELECT ") + summary_columns + " FROM placed_entry WHERE 1" +
                                                where.conditions() + summary_order + " LIMIT ?");
        query.bind(where.bind(query, 1), limit);
        while (query.executeStep()) list.entries.push_back(summary_of(query));
        return list;
    });
}

std::vector<EntrySummary> find_entries(const Catalogue& catalogue, std::string_view name) {
    return on_connection(catalogue, [&](SQLite::Database& connection) {
        auto found = entries_named(connection, name, "");
        if (found.empty()) found = entries_named(connection, name, " COLLATE NOCASE");
        if (found.empty()) found = entries_at(connection, name);
        return found;
    });
}

EntrySummary find_entry(const Catalogue& catalogue, std::string_view name) {
    const std::vector<EntrySummary> found = find_entries(catalogue, name);
    if (found.empty()) throw no_such_entry(catalogue, name);
    if (found.size() > 1)
        throw CatalogueError(std::string(name) + " names " + std::to_string(found.size()) +
                             " entries, say which: " + choices(found));
    return found.front();
}

EntryDetails entry_details(const Catalogue& catalogue, std::int64_t entry) {
    return on_connection(catalogue, [&](SQLite::Database& connection) {
        SQLite::Statement query(connection, std::string("SELECT ") + summary_columns +
                                                ", text, edges, cells, sound, helper, eye_value, constraint_text, "
                                                "action_text, remarks FROM placed_entry WHERE id = ?");
        query.bind(1, entry);
        if (!query.executeStep()) throw CatalogueError("the catalogue has no entry " + std::to_string(entry));
        EntryDetails details;
        details.summary = summary_of(query);
        int column = summary_column_count;
        details.text = bytes_of(query.getColumn(column++));
        details.diagram = stored_diagram(catalogue, details.summary.rows, details.summary.columns,
                                         query.getColumn(column).getUInt(), bytes_of(query.getColumn(column + 1)));
        column += 2;
        details.sound = query.getColumn(column++).getInt() != 0;
        details.helper = query.getColumn(column++).getString();
        details.eye_value = query.getColumn(column++).getString();
        details.constraint = query.getColumn(column++).getString();
        details.action = query.getColumn(column++).getString();
        const std::string remarks = query.getColumn(column).getString();
        for (const std::string_view line : base::lines_of(remarks)) details.remarks.emplace_back(line);
        read_parts(connection, details);
        return details;
    });
}

std::vector<StoredDatabase> list_databases(const Catalogue& catalogue) {
    return on_connection(catalogue, [](SQLite::Database& connection) {
        std::vector<StoredDatabase> databases;
        SQLite::Statement query(
            connection,
            "SELECT database.id, database.name, kind, collection.path FROM database "
            "JOIN collection ON collection.id = collection_id ORDER BY database.name, collection.path");
        SQLite::Statement files(connection, "SELECT path FROM source_file WHERE database_id = ? ORDER BY position");
        SQLite::Statement map(connection,
                              "SELECT value FROM directive JOIN source_file ON source_file.id = source_file_id "
                              "WHERE database_id = ? AND name = 'attribute_map' "
                              "ORDER BY source_file.position DESC, directive.position DESC LIMIT 1");
        while (query.executeStep()) {
            StoredDatabase database;
            const std::int64_t id = query.getColumn(0).getInt64();
            database.name = query.getColumn(1).getString();
            database.kind =
                compiler::database_kind(query.getColumn(2).getText()).value_or(compiler::DatabaseKind::move);
            database.collection = query.getColumn(3).getString();
            files.bind(1, id);
            while (files.executeStep()) database.files.push_back(files.getColumn(0).getString());
            files.reset();
            map.bind(1, id);
            if (map.executeStep()) database.attribute_map = map.getColumn(0).getString();
            map.reset();
            databases.push_back(std::move(database));
        }
        return databases;
    });
}

}  // namespace katachi::catalogue
