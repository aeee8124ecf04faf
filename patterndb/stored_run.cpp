#include "patterndb/stored_run.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

#include "base/text/utf8.h"
#include "patterndb/connection.h"
#include "patterndb/content_hash.h"

namespace katachi::catalogue {

namespace {

std::string named_games(const std::vector<std::string>& paths) {
    std::vector<std::string> plain;
    std::transform(paths.begin(), paths.end(), std::back_inserter(plain), base::as_utf8);
    return fmt::format("{}", fmt::join(plain, ", "));
}

// False where the run stays.
bool take_away(SQLite::Database& connection, const std::string& table, const std::string& games, bool is_complete) {
    SQLite::Statement remove(connection, "DELETE FROM " + table + " WHERE games = ?1 AND (?2 OR NOT complete)");
    remove.bind(1, games);
    remove.bind(2, is_complete ? 1 : 0);
    remove.exec();
    SQLite::Statement left(connection, "SELECT 1 FROM " + table + " WHERE games = ?");
    left.bind(1, games);
    return !left.executeStep();
}

}  // namespace

bool replace_run(const Catalogue& catalogue, const std::string& table, const std::vector<std::string>& paths,
                 bool is_complete, const std::function<void(SQLite::Database&, const std::string& games)>& insert) {
    return on_connection(catalogue, [&](SQLite::Database& connection) {
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        const std::string games = named_games(paths);
        if (!take_away(connection, table, games, is_complete)) return false;
        insert(connection, games);
        transaction.commit();
        return true;
    });
}

void bind_pattern(SQLite::Statement& insert, std::int64_t run, int place, const compiler::DatabaseSpec& database,
                  const compiler::Pattern& pattern) {
    insert.bind(1, run);
    insert.bind(2, place);
    insert.bind(3, base::as_utf8(database.name));
    insert.bind(4, base::as_utf8(pattern.name));
    insert.bind(5, content_hash(pattern.source->text(pattern.span), database.kind));
}

}  // namespace katachi::catalogue
