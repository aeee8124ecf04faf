// Which patterns share an automaton: those of a database, for queries about it, and all of them together, for queries
// about all. One walk for all databases costs a quarter of a walk for each (MEASURED.md).
#pragma once

#include <cstdint>
#include <vector>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::compiler {

// A run of all patterns that have an automaton.
struct AutomatonGroup {
    std::uint32_t first;
    std::uint32_t count;
    std::uint32_t database;  // of the first of them; index in PatternTables::databases
};

struct AutomatonGroups {
    std::vector<std::uint32_t> orientations;  // the patterns: indices in PatternTables::orientations, by database
    std::vector<AutomatonGroup> by_database;
    std::vector<AutomatonGroup> joint;
};

// Corner databases have no automaton: they are matched as a tree of their own. A group has no more patterns than
// names of 16 bits, so that a large database has several.
AutomatonGroups automaton_groups(const match::PatternTables& tables);

}  // namespace katachi::compiler
