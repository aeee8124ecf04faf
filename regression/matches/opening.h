// The moves that a game begins with before the players are asked: from game records, from lists of moves, or random.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/game.h"
#include "engine/sgf/game.h"

namespace katachi::regression {

struct Opening {
    std::string name;                // "games.sgf#3"; empty for a random one
    std::vector<board::Move> moves;  // stones as set up come first
    board::Colour to_move = board::Colour::black;

    friend bool operator==(const Opening&, const Opening&) = default;
};

// What was read, and why not more: a line each, place first.
struct FoundOpenings {
    std::vector<Opening> openings;
    std::vector<std::string> troubles;
};

// The main lines of the games of a text, up to `longest` moves each. Games on other boards than of `size`, and those
// whose moves `rules` forbid, are left out.
FoundOpenings openings_of_sgf(const std::string& name, std::string_view text, int size, const board::Rules& rules,
                              int longest);

// A list of moves a line, Black's first: "E5 C3 G7 pass C7"; empty lines, and what follows a #, are passed over.
FoundOpenings openings_of_lines(const std::string& name, std::string_view text, int size, const board::Rules& rules,
                                int longest);

// Legal moves near the star points: on the third to the fifth line, on smaller boards also on the second.
Opening random_opening(int size, const board::Rules& rules, int moves, std::uint64_t seed);

}  // namespace katachi::regression
