// Rows of a table of which some pages are damaged: all that stand on the pages that can still be read.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <functional>
#include <string>

namespace katachi::catalogue {

struct SalvagedTable {
    std::string name;
    std::string key;      // the column of whole numbers, not negative, by which the rows lie in the file
    std::string columns;  // with commas
};

// Calls `visit` with a row of the columns; a row beside a damaged page perhaps twice. Whether the whole table could be
// read. `greatest_key` bounds the keys where the file does not tell them any more.
bool visit_salvaged_rows(SQLite::Database& damaged, const SalvagedTable& table, std::int64_t greatest_key,
                         const std::function<void(const SQLite::Statement&)>& visit);

}  // namespace katachi::catalogue
