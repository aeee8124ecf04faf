// What the catalogue's tables of runs over games have in common: profiles and weighings.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"

namespace katachi::catalogue {

// The paths of games as somebody named them, in one line of UTF-8: by it a run is known.
std::string named_games(const std::vector<std::string>& paths);

// Takes away the run over these games, with what it counted, so that a new one can take its place. Gives false, and
// leaves it, where it is complete and the new one is not.
bool make_way_for_run(SQLite::Database& connection, const std::string& table, const std::string& games,
                      bool is_complete);

// A pattern at a place of a run. Binds the first five values of a row: run, place, database, name and hash.
void bind_pattern(SQLite::Statement& insert, std::int64_t run, int place, const compiler::DatabaseSpec& database,
                  const compiler::Pattern& pattern);

}  // namespace katachi::catalogue
