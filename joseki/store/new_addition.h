// The row of an addition, and the number by which people know it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace SQLite {
class Database;
}

namespace katachi::joseki {

// Makes an addition that says nothing yet, and gives its number: one that no other has had. `content_hash`: nothing for
// edits, which may be repeated.
std::int64_t new_addition(SQLite::Database& connection, const std::string& source,
                          std::optional<std::int64_t> content_hash = std::nullopt);

}  // namespace katachi::joseki
