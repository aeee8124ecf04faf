// From the constraints and actions of patterns to the arrays of ConstraintTables.
#pragma once

#include <vector>

#include "compiler/constraint/program_compiler.h"
#include "compiler/model/string_pool.h"
#include "compiler/model/pattern.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi {

class ConstraintBuilder {
  public:
    // Compiles what `pattern` has and writes into `entry`, whose anchor is known, where it stands. Patterns come in the
    // order of their entries; names of functions go to `strings`.
    void add(const Pattern& pattern, StringPool& strings, TablePattern& entry);

    // Views this builder's arrays, which must not change any more.
    ConstraintTables tables() const { return {programs_, instructions_, points_}; }

  private:
    std::uint32_t add(Program program, StringPool& strings);

    std::vector<TableProgram> programs_;
    std::vector<TableInstruction> instructions_;
    std::vector<TablePoint> points_;
};

}  // namespace katachi
