#include "joseki/store/shown_statements.h"

#include <string>

#include "patterndb/connection.h"

namespace katachi::joseki {

ShownStatements::ShownStatements(const catalogue::Catalogue& catalogue, std::span<const std::int64_t> additions)
    : asked_(additions.begin(), additions.end()) {
    SQLite::Database& connection = catalogue.connection();
    for (const std::int64_t addition : asked_) {
        SQLite::Statement known(connection, "SELECT 1 FROM joseki_graft WHERE id = ?");
        known.bind(1, addition);
        if (!known.executeStep())
            throw catalogue::CatalogueError(catalogue.name() + ": has no addition " + std::to_string(addition) +
                                            "; katachi joseki additions lists them");
    }
    SQLite::Statement row(connection,
                          "SELECT position_id, vertex, max(graft_id) FROM joseki_removal GROUP BY position_id, vertex");
    while (row.executeStep())
        removals_[{row.getColumn(0).getInt64(), row.getColumn(1).getInt()}] = row.getColumn(2).getInt64();
}

bool ShownStatements::is_removed(std::int64_t position, board::Vertex move, std::int64_t addition) const {
    const auto removal = removals_.find({position, move});
    return removal != removals_.end() && addition < removal->second;
}

bool ShownStatements::shows_position(std::int64_t position, std::int64_t addition) const {
    return is_asked(addition) && !is_removed(position, whole_position, addition);
}

bool ShownStatements::shows_move(std::int64_t from, board::Vertex move, std::int64_t to, std::int64_t addition) const {
    return shows_position(from, addition) && shows_position(to, addition) && !is_removed(from, move, addition);
}

}  // namespace katachi::joseki
