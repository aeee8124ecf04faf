#include "joseki/graph/library_store.h"
#include "patterndb/connection.h"

namespace katachi::joseki {

namespace {

std::int64_t position_row(const catalogue::Catalogue& catalogue, const JosekiStones& stones) {
    SQLite::Statement query(catalogue.connection(), "SELECT id FROM joseki_position WHERE stones = ?");
    const std::string bytes = bytes_of(stones);
    catalogue::bind_bytes(query, 1, bytes);
    if (!query.executeStep())
        throw catalogue::CatalogueError(catalogue.name() + ": has no position " + identity_code(stones));
    return query.getColumn(0).getInt64();
}

std::int64_t count(SQLite::Database& connection, const char* table) {
    return connection.execAndGet(std::string("SELECT count(*) FROM ") + table).getInt64();
}

// What can be reached neither from the empty board nor from a position that was set up.
void remove_unreachable(SQLite::Database& connection) {
    connection.exec(
        "WITH RECURSIVE reachable (id) AS ("
        "  SELECT id FROM joseki_position WHERE stones = x''"
        "  UNION SELECT position_id FROM joseki_position_said WHERE set_up <> x''"
        "  UNION SELECT to_id FROM joseki_move JOIN reachable ON from_id = reachable.id) "
        "DELETE FROM joseki_position WHERE id NOT IN (SELECT id FROM reachable)");
}

// Runs `remove` in one transaction; what went with it.
template <typename Remove>
Removal removal_by(const catalogue::Catalogue& catalogue, Remove remove) {
    return catalogue::on_connection(catalogue, [&](SQLite::Database& connection) {
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        const Removal before{count(connection, "joseki_position"), count(connection, "joseki_move")};
        remove(connection);
        const Removal removal{before.positions - count(connection, "joseki_position"),
                              before.moves - count(connection, "joseki_move")};
        transaction.commit();
        return removal;
    });
}

}  // namespace

Removal undo_addition(catalogue::Catalogue& catalogue, std::int64_t id) {
    return removal_by(catalogue, [&](SQLite::Database& connection) {
        SQLite::Statement remove(connection, "DELETE FROM joseki_graft WHERE id = ?");
        remove.bind(1, id);
        if (remove.exec() == 0)
            throw catalogue::CatalogueError(catalogue.name() + ": has no addition " + std::to_string(id) +
                                            "; katachi joseki additions lists them");
        connection.exec(
            "DELETE FROM joseki_move WHERE NOT EXISTS "
            "(SELECT 1 FROM joseki_move_said WHERE move_id = joseki_move.id)");
        connection.exec(
            "DELETE FROM joseki_position WHERE NOT EXISTS "
            "(SELECT 1 FROM joseki_position_said WHERE position_id = joseki_position.id)");
    });
}

Removal remove_position(catalogue::Catalogue& catalogue, const JosekiStones& stones) {
    return removal_by(catalogue, [&](SQLite::Database& connection) {
        SQLite::Statement remove(connection, "DELETE FROM joseki_position WHERE id = ?");
        remove.bind(1, position_row(catalogue, stones));
        remove.exec();
        remove_unreachable(connection);
    });
}

Removal remove_move(catalogue::Catalogue& catalogue, const JosekiStones& stones, board::Vertex move) {
    return removal_by(catalogue, [&](SQLite::Database& connection) {
        SQLite::Statement remove(connection, "DELETE FROM joseki_move WHERE from_id = ? AND vertex = ?");
        remove.bind(1, position_row(catalogue, stones));
        remove.bind(2, move);
        if (remove.exec() == 0)
            throw catalogue::CatalogueError(catalogue.name() + ": position " + identity_code(stones) +
                                            " has no such move");
        remove_unreachable(connection);
    });
}

}  // namespace katachi::joseki
