// By how many moves a race is won.
#pragma once

#include <cstdint>

#include "engine/life/races/race.h"
#include "engine/life/races/race_reader.h"

namespace katachi::life {

enum class RaceWinner : std::uint8_t {
    nobody,       // neither takes the other: a seki, or both live
    first,        // the first dragon takes the second, whoever moves first
    second,       // the second takes the first, whoever moves first
    first_mover,  // either takes the other if it moves first
    unclear,      // one of them is saved or lost otherwise: by a ko, or only one may take the other
};

constexpr int most_moves_ahead = 3;

struct RaceMargin {
    RaceWinner winner = RaceWinner::unclear;
    // How many moves in a row the winner may leave out at first and still win, up to most_moves_ahead; 0 where nobody
    // wins whoever moves first. Between them the loser plays at liberties of either dragon. There are many such lines,
    // which together read as many positions as 16 searches may; where these are too few, the winner may leave out more.
    int moves = 0;
    bool is_read_out = true;  // no search of it was left open, and all lines were read
    std::uint64_t nodes = 0;
};

// The dragons and `weak` are those of race_between. The board is the same afterwards.
RaceMargin race_margin(RaceReader& reader, board::Board& board, const Racer& first, const Racer& second,
                       const board::VertexSet& weak = {});

}  // namespace katachi::life
