// From the model to the arrays of PatternTables.
#pragma once

#include <vector>

#include "compiler/emit/string_pool.h"
#include "compiler/model/pattern_database.h"
#include "engine/board/vertex.h"
#include "engine/match/pattern_tables.h"

namespace katachi {

// PatternTables with the arrays that they view. Neither copied nor moved, so that a view stays good.
class BuiltTables {
  public:
    // Every sound pattern of every database that has_tables names, each in all its orientations.
    explicit BuiltTables(const std::vector<PatternDatabase>& databases);
    BuiltTables(const BuiltTables&) = delete;
    BuiltTables& operator=(const BuiltTables&) = delete;

    const PatternTables& tables() const { return tables_; }

  private:
    void add(const PatternDatabase& database);
    void add(const Pattern& pattern, std::uint16_t database);
    void add(const Diagram& turned, Orientation orientation, std::uint16_t pattern);

    std::vector<TableDatabase> databases_;
    std::vector<TablePattern> patterns_;
    std::vector<TableOrientation> orientations_;
    std::vector<TableCell> cells_;
    StringPool strings_;
    PatternTables tables_{};
};

// Whether patterns of this kind go into the tables: not eye shapes, playout patterns and whole boards, which
// are no rectangles of cells on a board.
bool has_tables(DatabaseKind kind);

}  // namespace katachi
