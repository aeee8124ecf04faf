// From the model to the arrays of WholeBoardTables.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "compiler/model/string_pool.h"
#include "engine/match/tables/whole_board_tables.h"

namespace katachi::compiler {

// WholeBoardTables with the arrays that they view. Neither copied nor moved, so that a view stays good.
class BuiltWholeBoards {
  public:
    BuiltWholeBoards() = default;
    BuiltWholeBoards(const BuiltWholeBoards&) = delete;
    BuiltWholeBoards& operator=(const BuiltWholeBoards&) = delete;

    // Adds the entries of a whole-board database, but for those that hold for no position: the broken ones and those
    // that put two stones on a point. `row` is that of the database in the tables; names go to `strings`.
    void add(const PatternDatabase& database, std::uint32_t row, StringPool& strings);
    // Once all databases are added.
    void build();

    const match::WholeBoardTables& tables() const { return tables_; }

  private:
    void add_name(const std::string& text, std::uint32_t row, StringPool& strings);

    std::map<int, std::vector<match::WholeBoardPosition>> positions_by_size_;

    std::vector<match::WholeBoardSize> sizes_;
    std::vector<match::WholeBoardPosition> positions_;
    std::vector<std::uint8_t> stones_;
    std::vector<match::WholeBoardEntry> entries_;
    std::vector<float> values_;
    std::vector<match::WholeBoardNames> names_;
    match::WholeBoardTables tables_{};
};

}  // namespace katachi::compiler
