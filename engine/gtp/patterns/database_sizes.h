// The databases that tables were compiled from, as people are told of them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::gtp {

struct PatternDatabaseSize {
    std::string name;
    std::size_t entries = 0;
};

// In the order of the tables.
std::vector<PatternDatabaseSize> pattern_database_sizes(const match::PatternTables& tables);

}  // namespace katachi::gtp
