// GNU Go's recorded matches, position by position; oracle/README.md of the shared data says what a line holds.
#pragma once

#include <string>
#include <vector>

#include "engine/board/position.h"

namespace katachi::test {

struct RecordedPosition {
    std::string game;  // file under gnugo/regression of the shared data
    int move = 0;      // before which the position stands
    board::Position position;
    std::vector<std::string> matches;  // as lines
};

// What the functions below read, in the shared data.
constexpr const char* recorded_matches_file = "oracle/matches-dev.tsv.gz";
constexpr const char* recorded_constraints_file = "oracle/constraints-dev.tsv.gz";

// The positions are in the order of the record. Throws std::runtime_error where it cannot be read.
std::vector<RecordedPosition> recorded_positions();

// The same positions, with the matches of patterns that have a constraint and what it was worth.
std::vector<RecordedPosition> recorded_constraint_answers();

}  // namespace katachi::test
