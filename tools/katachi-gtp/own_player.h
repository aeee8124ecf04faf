// The engine that this program plays with: all its knowledge, as shipped or as chosen.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/match/tables/pattern_tables.h"
#include "engine/search/player.h"

namespace katachi::player {

// How the engine plays.
struct PlaySettings {
    search::PlayerSettings player = {};
    bool ponders = false;
    std::vector<std::string> without = {};  // sources of moves, by name
};

// Players over all sources of moves, those of patterns over `tables` and the shipped mined shapes, with the learned
// weights. The tables must outlive the players. Throws std::runtime_error where the shipped patterns of playouts are
// missing.
std::function<std::unique_ptr<search::Player>()> player_maker(const match::PatternTables& tables,
                                                              const PlaySettings& play);

// Names of the sources of moves.
std::vector<std::string> source_names();

}  // namespace katachi::player
