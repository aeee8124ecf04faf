// What games say of the moves of patterns, and its place in the catalogue.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "patterndb/catalogue.h"
#include "patterndb/pattern_weight.h"

namespace katachi::catalogue {

struct WeighedPattern {
    const compiler::PatternDatabase* database = nullptr;
    const compiler::Pattern* pattern = nullptr;
    PatternWeight weight;
};

struct Weighing {
    std::int64_t games = 0;
    std::int64_t decided_games = 0;  // that somebody won
    bool complete = true;            // false where it was interrupted: what was counted until then
    std::vector<WeighedPattern> patterns;
};

// Stores the run; an earlier one over the same games, as named, gives way. Gives false, and changes nothing, where that
// one is complete and this one was interrupted. Throws CatalogueError.
bool store_weighing(const Catalogue& catalogue, const std::vector<std::string>& games, const Weighing& weighing);

// A run in the catalogue.
struct StoredWeighing {
    std::string games;    // paths as named
    std::string made_at;  // UTC, "2026-11-21 08:00:00"
    std::int64_t game_count = 0;
    std::int64_t decided_count = 0;
    bool complete = true;
    std::int64_t patterns = 0;
    std::int64_t played = 0;  // moves of patterns, by their own side
};

// The latest first.
std::vector<StoredWeighing> list_weighings(const Catalogue& catalogue);

// What a run counted for one pattern.
struct StoredPatternWeight {
    StoredWeighing run;  // without its patterns and what was played
    PatternWeight weight;
};

// The figures of all runs that weighed the entry as it is now, the latest first.
std::vector<StoredPatternWeight> entry_weights(const Catalogue& catalogue, std::int64_t entry);
// The same of a pattern that was read; the catalogue need not hold it as an entry.
std::vector<StoredPatternWeight> pattern_weights(const Catalogue& catalogue, const compiler::DatabaseSpec& database,
                                                 const compiler::Pattern& pattern);

}  // namespace katachi::catalogue
