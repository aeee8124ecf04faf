// The engine that this program plays with: all its knowledge, as shipped or as chosen.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/match/blob/pattern_file.h"
#include "engine/match/tables/pattern_tables.h"
#include "engine/moves/move_weights.h"
#include "engine/search/clock.h"
#include "engine/search/player.h"

namespace katachi::player {

// How the engine plays.
struct PlaySettings {
    search::PlayerSettings player = {};
    bool ponders = false;
    search::TimeSettings time = {};  // for a game, if `has_clock`
    bool has_clock = false;
    std::vector<std::string> without = {};                         // sources of moves, by name
    std::shared_ptr<const match::PatternFile> shapes = nullptr;    // none: the shipped mined shapes
    std::shared_ptr<const match::PatternFile> playouts = nullptr;  // with playout patterns; none: the shipped ones
    std::shared_ptr<const moves::MoveWeights> weights = nullptr;   // none: those that come with the engine
};

// Reads files that katachi compile and katachi train wrote. Throw base::FileError.
std::shared_ptr<const match::PatternFile> read_shapes(const std::string& file);
// The file has one database of playout patterns.
std::shared_ptr<const match::PatternFile> read_playout_patterns(const std::string& file);
std::shared_ptr<const moves::MoveWeights> read_weights(const std::string& file);

// Players over all sources of moves, those of patterns over `tables`, with the settings' shapes and weights. The tables
// must outlive the players. Throws std::runtime_error where the shipped patterns of playouts are missing.
std::function<std::unique_ptr<search::Player>()> player_maker(const match::PatternTables& tables,
                                                              const PlaySettings& play);

// What the engine has for a game; without a limit where none was set.
search::Clock clock_of(const PlaySettings& play);

// Names of the sources of moves.
std::vector<std::string> source_names();

}  // namespace katachi::player
