// Whether automata that come from outside are such that the matcher reads nothing outside of them and ends.
#pragma once

#include <cstddef>
#include <string>

#include "engine/match/tables/automaton_tables.h"

namespace katachi::match {

// What is wrong, in a few words, or "". `orientation_count` and `database_count` are those of the PatternTables
// that the automata are for.
std::string check_automata(const AutomatonTables& tables, std::size_t orientation_count, std::size_t database_count);

}  // namespace katachi::match
