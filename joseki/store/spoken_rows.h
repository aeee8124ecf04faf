// Rows of a stored library that some addition speaks of; the others are to go.
#pragma once

namespace SQLite {
class Database;
}

namespace katachi::joseki {

// Removes the moves, and then the positions, of which no addition says anything any more.
void remove_unspoken_rows(SQLite::Database& connection);

}  // namespace katachi::joseki
