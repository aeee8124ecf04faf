// The subcommands of `katachi joseki` that learn from games: their options and their work, a file each.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/findings/diagnostic_text.h"
#include "joseki/mining/mining_store.h"
#include "joseki/mining/opening_moves.h"
#include "tools/authoring/games/game_reading.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct JosekiMineOptions {
    joseki::MiningRun run;
    authoring::GameReading reading;
    std::optional<std::int64_t> min_games;
    CatalogueOption catalogue;
    std::string resume;
    std::string shard;
    std::string explain;
    std::string format = "text";
    int jobs = 1;
};
Outcome run_joseki_mine(JosekiMineOptions options, const base::TextStyle& style);

struct JosekiMergeOptions {
    std::vector<std::string> shards;
    std::vector<std::string> outputs;
    std::optional<std::int64_t> min_games;
    std::string format = "text";
};
Outcome run_joseki_merge(const JosekiMergeOptions& options);

struct JosekiFusekiOptions {
    std::vector<std::string> paths;
    authoring::GameReading reading;
    std::string output;
    joseki::OpeningRule rule;
    joseki::OpeningChoice choice;
    bool hold_out = false;
    int jobs = 1;
};
Outcome run_joseki_fuseki(JosekiFusekiOptions options, const base::TextStyle& style);

struct JosekiSidesOptions {
    std::vector<std::string> paths;
    authoring::GameReading reading;
    std::string output;
    std::vector<std::string> libraries;  // none: the shipped one
    std::size_t moves = 80;
    std::uint64_t min_count = 20;
};
Outcome run_joseki_sides(const JosekiSidesOptions& options);

}  // namespace katachi::cli
