// From the model to the arrays of WholeBoardTables.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "compiler/model/string_pool.h"
#include "compiler/model/pattern_database.h"
#include "engine/match/tables/whole_board_tables.h"

namespace katachi {

// WholeBoardTables with the arrays that they view. Neither copied nor moved, so that a view stays good.
class BuiltWholeBoards {
  public:
    // The entries of every whole-board database, but for those that hold for no position: the broken ones
    // and those that put two stones on a point.
    explicit BuiltWholeBoards(std::span<const PatternDatabase> databases);
    BuiltWholeBoards(const BuiltWholeBoards&) = delete;
    BuiltWholeBoards& operator=(const BuiltWholeBoards&) = delete;

    const WholeBoardTables& tables() const { return tables_; }

  private:
    using PositionsBySize = std::map<int, std::vector<WholeBoardPosition>>;

    void add(const PatternDatabase& database, PositionsBySize& positions);
    void add_name(const std::string& text);

    std::vector<WholeBoardSize> sizes_;
    std::vector<WholeBoardPosition> positions_;
    std::vector<std::uint8_t> stones_;
    std::vector<WholeBoardEntry> entries_;
    std::vector<float> values_;
    std::vector<WholeBoardNames> names_;
    std::vector<WholeBoardDatabase> databases_;
    StringPool strings_;
    WholeBoardTables tables_{};
};

}  // namespace katachi
