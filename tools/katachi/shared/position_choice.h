// Which position a command is about, and for whom, by its options.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/match_input.h"

namespace katachi::cli {

struct PositionChoice {
    std::string position;
    int move = 0;      // 0: the last position
    std::string path;  // of a variation, "12.2"; empty: the main line
    std::string side;
};

// Tells what is wrong with the position on standard error.
void say_warnings(const authoring::AskedPosition& asked);

// What is wrong with it is told of on standard error. Throws FileError.
authoring::AskedPosition asked_position(const PositionChoice& choice);
// This is for a file whose text is read already.
authoring::AskedPosition asked_position(const PositionChoice& choice, const std::string& text);

// The sides that draw the O of patterns. Says on standard error where that had to be guessed.
std::vector<board::Colour> sides_of(const PositionChoice& choice, const authoring::AskedPosition& asked);

}  // namespace katachi::cli
