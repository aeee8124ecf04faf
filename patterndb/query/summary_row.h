// Rows of the view placed_entry as values.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include "patterndb/query/query.h"

namespace katachi::catalogue {

// The columns that summary_of reads, from the first of a result.
constexpr const char* summary_columns =
    "id, database, kind, path, line, name, row_count, column_count, symmetry, classes, has_constraint, has_action";
constexpr int summary_column_count = 12;
constexpr const char* summary_order = " ORDER BY database, database_id, file_position, position";

EntrySummary summary_of(SQLite::Statement& row);

}  // namespace katachi::catalogue
