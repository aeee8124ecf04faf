#include "patterndb/query/summary_row.h"

namespace katachi::catalogue {

EntrySummary summary_of(SQLite::Statement& row) {
    EntrySummary entry;
    entry.id = row.getColumn(0).getInt64();
    entry.database = row.getColumn(1).getString();
    entry.kind = compiler::database_kind(row.getColumn(2).getText()).value_or(compiler::DatabaseKind::move);
    entry.path = row.getColumn(3).getString();
    entry.line = row.getColumn(4).getInt();
    entry.name = row.getColumn(5).getString();
    entry.rows = row.getColumn(6).getInt();
    entry.columns = row.getColumn(7).getInt();
    entry.symmetry = row.getColumn(8).getString();
    entry.classes = row.getColumn(9).getString();
    entry.has_constraint = row.getColumn(10).getInt() != 0;
    entry.has_action = row.getColumn(11).getInt() != 0;
    return entry;
}

}  // namespace katachi::catalogue
