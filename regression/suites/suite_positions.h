// The boards that the tests of a suite are asked about, worked out from its commands without an engine.
#pragma once

#include <map>
#include <string>

#include "engine/board/position.h"
#include "regression/suites/suite.h"

namespace katachi::regression {

struct TestBoard {
    board::Position position;
    std::string game;  // the record that has this position, as the suite names it; empty where moves were added to it
    int move = 0;      // the number of its move to come, from 1
};

// The boards are kept by the line of the test. A test is missing where its position cannot be known: the game's file is
// absent, or the engine made a move of its own.
std::map<int, TestBoard> positions_of_tests(const Suite& suite);

}  // namespace katachi::regression
