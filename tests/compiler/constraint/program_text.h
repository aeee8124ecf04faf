// Programs of constraints and actions as text.
#pragma once

#include <cstdint>
#include <string>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::compiler {

// A numbered line an instruction: its step, then what it calls, pushes or skips to. Points are (row, column) from the
// anchor, `?` for a pass. `program` is an index in ConstraintTables::programs.
std::string program_text(const match::PatternTables& tables, std::uint32_t program);

}  // namespace katachi::compiler
