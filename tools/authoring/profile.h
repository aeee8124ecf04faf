// How often each pattern matches in a collection of games, and its share of the time.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "patterndb/profile.h"
#include "tools/authoring/games/packed_file.h"

namespace katachi::authoring {

struct ProfileOptions {
    std::vector<std::string> games;  // as visit_game_texts takes them
    int every = 1;                   // of the positions of a game: the first, then each so many moves later
    GameReading reading;
    std::function<void(const catalogue::Profile& so_far)> progress;
    std::function<void(const std::string& line)> trouble;
};

// Matches every pattern that has tables, for both colours, on positions of the main lines. Throws FileError where there
// is no game at all.
catalogue::Profile profile_games(const std::vector<compiler::PatternDatabase>& databases,
                                 const ProfileOptions& options);

}  // namespace katachi::authoring
