// Game records of a command line: told about and written.
#pragma once

#include <string>
#include <vector>

#include "compiler/sgf/tree.h"
#include "tools/authoring/games/named_game.h"

namespace katachi::cli {

// Where games come from and, but for those who only show them, go to.
struct SgfFiles {
    std::vector<std::string> inputs;  // FILE, FILE#N or -
    std::string encoding;             // empty: by what the bytes say
    std::string output;               // empty: standard output
};

// Writes the warnings of reading to standard error.
void say_warnings(const authoring::AskedGames& asked);

// Writes games to where the user wants them.
void write_games(const std::vector<compiler::SgfTree>& games, const SgfFiles& files);

}  // namespace katachi::cli
