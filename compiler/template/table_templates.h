// What compiled tables know of corners and whole boards, as templates that are looked for elsewhere, too.
#pragma once

#include <vector>

#include "compiler/model/pattern.h"
#include "compiler/template/template_builder.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::compiler {

// A pattern for which is_corner_pattern holds, in its own rectangle; its move has the id. It may be looked for on
// boards of any size.
Template template_of_corner(const Pattern& pattern, std::uint32_t id);

// The whole boards of 19 lines with all their moves, whose ids are those of match/table_entry.h.
std::vector<Template> templates_of_boards(const match::PatternTables& tables);

}  // namespace katachi::compiler
