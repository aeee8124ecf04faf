// What the catalogue's tables of runs over games have in common: profiles and weighings.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "patterndb/catalogue.h"

namespace katachi::catalogue {

// Stores a run over games by `insert`, which is handed the connection and the games: their paths as somebody named
// them, in one line of UTF-8. An earlier run of the table over the same games gives way, with what it counted. Gives
// false, and changes nothing, where that one is complete and this one is not. Throws CatalogueError.
bool replace_run(const Catalogue& catalogue, const std::string& table, const std::vector<std::string>& paths,
                 bool is_complete, const std::function<void(SQLite::Database&, const std::string& games)>& insert);

// A pattern at a place of a run. Binds the first five values of a row: run, place, database, name and hash.
void bind_pattern(SQLite::Statement& insert, std::int64_t run, int place, const compiler::DatabaseSpec& database,
                  const compiler::Pattern& pattern);

}  // namespace katachi::catalogue
