#include "patterndb/query/statistics.h"

#include "patterndb/connection.h"

namespace katachi::catalogue {
namespace {

template <class Item, class Read>
std::vector<Item> rows_of(SQLite::Database& connection, const char* sql, Read read) {
    std::vector<Item> items;
    SQLite::Statement query(connection, sql);
    while (query.executeStep()) items.push_back(read(query));
    return items;
}

NamedCount named_count(SQLite::Statement& row) { return {row.getColumn(0).getString(), row.getColumn(1).getInt64()}; }

DatabaseCounts database_counts(SQLite::Statement& row) {
    return {row.getColumn(0).getString(),
            compiler::database_kind(row.getColumn(1).getText()).value_or(compiler::DatabaseKind::move),
            row.getColumn(2).getInt64(),
            row.getColumn(3).getInt64(),
            row.getColumn(4).getInt64(),
            row.getColumn(5).getInt64(),
            row.getColumn(6).getInt64()};
}

SizeCount size_count(SQLite::Statement& row) {
    return {row.getColumn(0).getInt(), row.getColumn(1).getInt(), row.getColumn(2).getInt64()};
}

CallCount call_count(SQLite::Statement& row) {
    return {row.getColumn(0).getString(), row.getColumn(1).getInt64(), row.getColumn(2).getInt64()};
}

}  // namespace

Statistics catalogue_statistics(const Catalogue& catalogue) {
    return on_connection(catalogue, [](SQLite::Database& connection) {
        Statistics statistics;
        statistics.databases = rows_of<DatabaseCounts>(
            connection,
            "SELECT database.name, database.kind, count(DISTINCT source_file.id), count(entry.id), "
            "       coalesce(sum(constraint_text <> ''), 0), coalesce(sum(action_text <> ''), 0), "
            "       coalesce(sum(NOT sound), 0) "
            "FROM database JOIN source_file ON database_id = database.id "
            "LEFT JOIN entry ON source_file_id = source_file.id "
            "GROUP BY database.id ORDER BY database.name, database.id",
            database_counts);
        statistics.kinds = rows_of<NamedCount>(
            connection, "SELECT kind, count(*) FROM placed_entry GROUP BY kind ORDER BY 2 DESC, 1", named_count);
        statistics.classes = rows_of<NamedCount>(
            connection, "SELECT letter, count(*) FROM entry_class GROUP BY letter ORDER BY 2 DESC, 1", named_count);
        statistics.attributes = rows_of<NamedCount>(
            connection, "SELECT name, count(DISTINCT entry_id) FROM attribute GROUP BY name ORDER BY 2 DESC, 1",
            named_count);
        statistics.sizes = rows_of<SizeCount>(connection,
                                              "SELECT row_count, column_count, count(*) FROM entry "
                                              "GROUP BY row_count, column_count ORDER BY 3 DESC, 1, 2",
                                              size_count);
        statistics.calls = rows_of<CallCount>(
            connection, "SELECT name, count(*), sum(times) FROM call GROUP BY name ORDER BY 2 DESC, 3 DESC, 1",
            call_count);
        return statistics;
    });
}

}  // namespace katachi::catalogue
