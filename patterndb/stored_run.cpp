#include "patterndb/stored_run.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

#include "base/text/utf8.h"
#include "patterndb/content_hash.h"

namespace katachi::catalogue {

std::string named_games(const std::vector<std::string>& paths) {
    std::vector<std::string> plain;
    std::transform(paths.begin(), paths.end(), std::back_inserter(plain), base::as_utf8);
    return fmt::format("{}", fmt::join(plain, ", "));
}

bool make_way_for_run(SQLite::Database& connection, const std::string& table, const std::string& games,
                      bool is_complete) {
    SQLite::Statement remove(connection, "DELETE FROM " + table + " WHERE games = ?1 AND (?2 OR NOT complete)");
    remove.bind(1, games);
    remove.bind(2, is_complete ? 1 : 0);
    remove.exec();
    SQLite::Statement left(connection, "SELECT 1 FROM " + table + " WHERE games = ?");
    left.bind(1, games);
    return !left.executeStep();
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
