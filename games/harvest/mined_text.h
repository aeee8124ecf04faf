// Chosen shapes as a pattern file that people read, change and take entries out of.
#pragma once

#include <span>
#include <string>

#include "compiler/model/pattern.h"
#include "games/harvest/chosen_shapes.h"

namespace katachi::games {

// A worth as the number of value(…), within what a pattern may have.
std::string value_text(double worth);

// The shape as an entry: O is the side to move.
compiler::Pattern mined_pattern(const ChosenShape& shape, const std::string& name);

// The whole file. `origin` is a line for people about the games; empty for none.
std::string mined_text(std::span<const ChosenShape> shapes, const std::string& origin);

}  // namespace katachi::games
