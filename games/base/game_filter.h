// Which games of a base somebody asks for, by what is told of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/board/colour.h"
#include "games/base/game_base.h"
#include "games/base/header_date.h"

namespace katachi::games {

// The least and the greatest number that pass.
template <typename Number>
using Range = std::pair<Number, Number>;

struct GameFilter {
    struct Player {
        std::string name;                                    // in any spelling that is known of the player
        std::optional<board::Colour> colour = std::nullopt;  // that they played; none: either
    };
    std::vector<Player> players = {};      // each of them played: two have played one another
    std::optional<HeaderDate> since = {};  // the game's last day is not before its first
    std::optional<HeaderDate> until = {};  // and its first not behind its last
    std::string result = {};               // "B", "W": by anything; "B+R", "W+3.5", "0", "Void"
    std::optional<Range<int>> rank = {};   // of both players, by HeaderRank::strength
    std::string event = {};                // part of it; letters of ASCII in any case
    std::optional<Range<int>> handicap = {};
    std::optional<Range<double>> komi = {};
    std::optional<Range<int>> length = {};  // moves
    bool with_duplicates = false;
};

// The numbers of the games that pass, in their order; of games with the same moves, unless `with_duplicates` is set,
// the first that passes. Throws base::FileError; where nobody has the name of a player it names players whose names
// hold it.
std::vector<std::int64_t> filtered_games(const GameBase& base, const GameFilter& filter);

// Games of the segments that do not count: duplicates of another, and those of sources that have changed since. In
// their order.
std::vector<std::int64_t> uncounted_games(const GameBase& base);

// How many games count: each that is no duplicate of another.
std::int64_t counted_games(const GameBase& base);

}  // namespace katachi::games
