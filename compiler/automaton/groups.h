// Which orientations share an automaton.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/match/pattern_tables.h"

namespace katachi {

struct AutomatonGroup {
    std::uint32_t database;                   // index in PatternTables::databases
    std::vector<std::uint32_t> orientations;  // indices in PatternTables::orientations, ascending
};

// A group for each database, more where it has more orientations than names of 16 bits. Corner databases have none:
// they are matched as a tree of their own.
std::vector<AutomatonGroup> automaton_groups(const PatternTables& tables);

}  // namespace katachi
