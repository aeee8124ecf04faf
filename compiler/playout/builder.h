// From the playout patterns of the model to the arrays of PlayoutTables.
#pragma once

#include <vector>

#include "compiler/model/string_pool.h"
#include "compiler/model/pattern_database.h"
#include "engine/match/tables/playout_tables.h"

namespace katachi {

class PlayoutBuilder {
  public:
    // Adds the patterns of one database in their order, but for those that cannot be understood; its name goes to
    // `strings`. Throws std::length_error where they make more lists than a code can tell apart.
    void add(const PatternDatabase& database, StringPool& strings);

    // Views this builder's arrays, which must not change any more.
    PlayoutTables tables() const { return {sets_, codes_, lines_}; }

  private:
    std::vector<PlayoutSet> sets_;
    std::vector<std::uint16_t> codes_;
    std::vector<PlayoutLine> lines_;
};

}  // namespace katachi
