// What an end of a joseki is worth in points, on the average over boards whose other corners have other ends.
//
// The corner is put on each board twice, the second time with its colours exchanged: half of the difference of the
// scores is what it is worth to who began it, the side to move among that, and nothing of the other corners. From this
// is taken what the corner was worth before: the empty one, where who began is to move again, else one with a first
// move. A judge who takes the turn for less than a stone is so wrong about both in the same way. 0 means that nobody
// gained, 2 that who began gained two points.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <random>
#include <vector>

#include "engine/board/position.h"
#include "joseki/graph/position.h"

namespace katachi::authoring {

// Stones of a corner in the normal form of the library, and which side began there.
struct CornerEnd {
    joseki::JosekiStones stones;
    bool beginner_is_to_move = true;
};

// Lines from the corner to the farthest stone, the first being 1; of stones in the upper left corner.
int reach(const joseki::JosekiStones& stones);

// Up to here the ends in two corners share no point, and from here on no end is one of a corner alone.
constexpr int lines_of_corner = (board::max_board_size - 1) / 2;

// Three corners with stones; the upper right one is free.
struct CornerBoard {
    board::Position rest;
    bool is_mirrored = false;  // whether the joseki is laid into the corner mirrored in its diagonal
};

// Each of the three corners has one of `ends`, as it is or mirrored, with one side or the other as Black. In all `ends`
// who began is to move, so that both sides have played as often, and none reaches beyond lines_of_corner. `ends` is
// not empty.
std::vector<CornerBoard> random_corner_boards(const std::vector<CornerEnd>& ends, std::size_t count,
                                              std::mt19937& random);

// Black's points less White's.
using Score = std::function<double(const board::Position& position, board::Colour to_move)>;

struct Worth {
    double points = 0;  // to who began
    double margin = 0;  // half of the 95 % interval that boards account for; 0 for a single board
    std::size_t boards = 0;
};

// The mean of a sample with its margin, by the normal distribution.
Worth worth_of(const std::vector<double>& gains);

// What the corner is worth to who began it on this board: half of the difference between both colourings.
double corner_value(const CornerEnd& end, const CornerBoard& board, const Score& score);

}  // namespace katachi::authoring
