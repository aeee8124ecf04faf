// Positions of real games with the owner of each point at the end; outcomes/README.md of the shared data says whence.
#pragma once

#include <vector>

#include "engine/board/position.h"

namespace katachi::test {

struct Outcome {
    int move = 0;  // moves played
    board::Colour to_move = board::Colour::black;
    board::Position position;
    board::Position owners;  // empty where a point is neutral
};

constexpr const char* judged_outcomes_file = "outcomes/outcomes-dev.jsonl.gz";

// Every so-manieth line of a file of the shared data, from the first. Throws std::runtime_error where it cannot be
// read.
std::vector<Outcome> outcomes(const char* file, int every);

}  // namespace katachi::test
