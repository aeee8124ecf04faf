// From the playout patterns of the model to the arrays of PlayoutTables.
#pragma once

#include <cstdint>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "engine/match/tables/playout_tables.h"

namespace katachi::compiler {

class PlayoutBuilder {
  public:
    // Adds the patterns of one database in their order, but for those that cannot be understood; `row` is that of the
    // database in the tables. Throws std::length_error where they make more lists than a code can tell apart.
    void add(const PatternDatabase& database, std::uint32_t row);

    // Views this builder's arrays, which must not change any more.
    match::PlayoutTables tables() const { return {sets_, codes_, lines_}; }

  private:
    std::vector<match::PlayoutSet> sets_;
    std::vector<std::uint16_t> codes_;
    std::vector<match::PlayoutLine> lines_;
};

}  // namespace katachi::compiler
