// How often shapes were played, and how often they stood on the board for a move that might have been.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <vector>

#include "games/harvest/played_games.h"
#include "games/harvest/shape_table.h"

namespace katachi::games {

struct ShapeCount {
    std::uint64_t played = 0;
    std::uint64_t seen = 0;  // once for each legal move of each position, the played one included

    ShapeCount& operator+=(const ShapeCount& other) {
        played += other.played;
        seen += other.seen;
        return *this;
    }
};

struct ShapeCounts {
    std::array<ShapeTable, board::largest_neighbourhood + 1> shapes;               // by size
    std::array<std::vector<ShapeCount>, board::largest_neighbourhood + 1> counts;  // by size and number
    ShapeCount all;                                                                // of all moves
};

struct CountingHooks {
    int jobs = 1;
    const std::atomic<bool>* stop = nullptr;                     // ends it with counts too small
    std::function<void(double share)> progress = [](double) {};  // from the calling thread
};

// All shapes of the smallest size, and the larger ones that were played at least `min_count` times. The same for the
// same games, whatever their order and the number of jobs.
ShapeCounts count_shapes(const PlayedGames& games, std::uint64_t min_count, const CountingHooks& hooks);

}  // namespace katachi::games
