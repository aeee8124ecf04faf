#include "joseki/store/new_addition.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include "base/text/utf8.h"

namespace katachi::joseki {

std::int64_t new_addition(SQLite::Database& connection, const std::string& source,
                          std::optional<std::int64_t> content_hash) {
    SQLite::Statement insert(
        connection,
        "INSERT INTO joseki_graft (id, source, made_at, content_hash) "
        "VALUES ((SELECT coalesce(max(id), 0) + 1 FROM "
        "         (SELECT id FROM joseki_graft UNION ALL SELECT id FROM joseki_undone)), ?, datetime('now'), ?)");
    insert.bind(1, base::as_utf8(source));
    if (content_hash) insert.bind(2, *content_hash);
    insert.exec();
    return connection.getLastInsertRowid();
}

}  // namespace katachi::joseki
