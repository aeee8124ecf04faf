// From the constraints and actions of patterns to the arrays of ConstraintTables.
#pragma once

#include <vector>

#include "compiler/constraint/program_compiler.h"
#include "compiler/model/pattern.h"
#include "compiler/model/string_pool.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::compiler {

class ConstraintBuilder {
  public:
    // Compiles what `pattern` has and writes into `entry`, whose anchor is known, where it stands. Patterns come in the
    // order of their entries; names of functions go to `strings`.
    void add(const Pattern& pattern, StringPool& strings, match::PatternRow& entry);

    // Views this builder's arrays, which must not change any more.
    match::ConstraintTables tables() const { return {programs_, instructions_, points_}; }

  private:
    std::uint32_t add(Program program, StringPool& strings);

    std::vector<match::TableProgram> programs_;
    std::vector<match::TableInstruction> instructions_;
    std::vector<match::TablePoint> points_;
};

}  // namespace katachi::compiler
