// Where the expected score of a game turns.
#pragma once

#include <span>
#include <vector>

namespace katachi::authoring {

struct TurningPoint {
    int move = 0;                  // its number, from 1
    double before = 0, after = 0;  // Black's expected score, each the mean of two positions with either side to move
};

// The largest turns, by order of the game: five at most, of five points or more, six moves apart, none of the first ten
// moves. `scores` are those
// of the positions before each move, and of the last one.
std::vector<TurningPoint> turning_points(std::span<const double> scores);

}  // namespace katachi::authoring
