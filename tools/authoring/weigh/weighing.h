// What collections of games say of patterns: how often each began to match, who played its move, and how often those
// won who did.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "patterndb/weighing.h"
#include "tools/authoring/games/packed_file.h"

namespace katachi::authoring {

struct WeighOptions {
    std::vector<std::string> games;  // as visit_games takes them
    int jobs = 1;
    GameReading reading;
    std::function<void(std::int64_t games)> progress;  // how many were weighed
    std::function<void(const std::string& line)> trouble;
};

// Every pattern that has tables and a move, as games/weigh/pattern_placement.h says, in the order of the databases; the
// same for any number of jobs. Throws FileError where there is no game at all.
catalogue::Weighing weigh_games(const std::vector<compiler::PatternDatabase>& databases, const WeighOptions& options);

}  // namespace katachi::authoring
