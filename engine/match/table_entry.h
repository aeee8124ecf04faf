// One number for every entry of compiled tables that can hold in a position: the patterns first, then the openings of
// whole boards. (Playout patterns are merged into lists; eye shapes have numbers of their own.)
#pragma once

#include <cstdint>
#include <string>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

std::uint32_t entry_count(const PatternTables& tables);

// The number of a pattern is its index in the tables.
std::uint32_t entry_of_board(const PatternTables& tables, std::uint32_t whole_board_entry);

std::uint32_t database_of_entry(const PatternTables& tables, std::uint32_t entry);
// "DATABASE/NAME"
std::string full_name_of_entry(const PatternTables& tables, std::uint32_t entry);
// The author's words in one line, "" for none.
std::string remark_of_entry(const PatternTables& tables, std::uint32_t entry);
// The value is that of the attribute value(…), or 0 without one.
float value_of_entry(const PatternTables& tables, std::uint32_t entry);

}  // namespace katachi::match
