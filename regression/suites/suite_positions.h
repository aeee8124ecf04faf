// The boards that the tests of a suite are asked about, worked out from its commands without an engine.
#pragma once

#include <map>

#include "engine/board/position.h"
#include "regression/suites/suite.h"

namespace katachi::regression {

// By the line of the test. A test is missing where its position cannot be known: the game's file is absent, or the
// engine made a move of its own.
std::map<int, board::Position> positions_of_tests(const Suite& suite);

}  // namespace katachi::regression
