// How often moves were played along the sides, by the windows that they see (side_window.h): in games, and in the
// entries of joseki and openings.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>

#include "compiler/model/pattern_database.h"
#include "games/harvest/played_games.h"

namespace katachi::games {

struct SideCount {
    std::uint64_t played = 0;
    std::uint64_t seen = 0;     // once for each point and position where it could be played, the played one included
    std::uint64_t entries = 0;  // of databases that play it
};

struct SideCounts {
    std::map<std::string, SideCount> windows;
    SideCount all;  // of the windows that are not kept, too; without entries
};

// Counts the windows of the first `moves` moves of the games, and keeps those that were played at least `least` times.
// `goes_on` is asked in each game and counting, with the share of the work that is done. If it answers no, counting
// stops with too few windows.
SideCounts count_sides(const PlayedGames& games, std::size_t moves, std::uint64_t least,
                       const std::function<bool(double share)>& goes_on);

// Adds the entries of joseki (corners) and whole boards that play into one of the windows, each by itself on an
// otherwise empty board of 19 lines. Databases of other kinds say nothing here.
void count_entries(std::span<const compiler::PatternDatabase> databases, SideCounts& counts);

}  // namespace katachi::games
