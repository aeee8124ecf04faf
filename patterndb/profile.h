// Profiles of patterns over collections of games, and their place in the catalogue. What asks the catalogue throws
// CatalogueError.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "patterndb/catalogue.h"

namespace katachi::catalogue {

struct ProfiledPattern {
    const compiler::PatternDatabase* database = nullptr;
    const compiler::Pattern* pattern = nullptr;
    std::int64_t hits = 0;
    double share = 0;  // of the time of all patterns, 0 to 1
};

struct Profile {
    std::int64_t games = 0;
    std::int64_t positions = 0;
    std::int64_t hits = 0;
    double seconds = 0;    // that matching took
    bool complete = true;  // false where it was interrupted: what was counted until then
    std::vector<ProfiledPattern> patterns;
};

// Stores the run; an earlier one over the same games, as named, gives way. Gives false, and changes nothing, where that
// one is complete and this one was interrupted.
bool store_profile(const Catalogue& catalogue, const std::vector<std::string>& games, const Profile& profile);

// A run in the catalogue.
struct StoredProfile {
    std::string games;    // paths as named
    std::string made_at;  // UTC, "2026-11-21 08:00:00"
    std::int64_t game_count = 0;
    std::int64_t position_count = 0;
    double seconds = 0;
    bool complete = true;
    std::int64_t patterns = 0;
    std::int64_t hits = 0;
};

// The latest first.
std::vector<StoredProfile> list_profiles(const Catalogue& catalogue);

// What a run counted for one entry.
struct EntryProfile {
    StoredProfile run;  // without its patterns and hits
    std::int64_t hits = 0;
    double share = 0;  // as in ProfiledPattern
};

// The figures of all runs that matched the entry as it is now, the latest first.
std::vector<EntryProfile> entry_profiles(const Catalogue& catalogue, std::int64_t entry);

// The hits are those of an entry whose text had this hash (content_hash).
struct CountedHits {
    std::int64_t hash = 0;
    std::int64_t hits = 0;
};
using HitsByEntry = std::map<std::pair<std::string, std::string>, CountedHits>;  // by database and name

// Hits of the latest run; empty where there is none.
HitsByEntry latest_hits(const Catalogue& catalogue);

}  // namespace katachi::catalogue
