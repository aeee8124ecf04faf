// Game records as they are named on a command line: read, told about and written.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "compiler/sgf/tree.h"

namespace katachi::cli {

// Where games come from and, but for those who only show them, go to.
struct SgfFiles {
    std::vector<std::string> inputs;  // FILE, FILE#N or -
    std::string encoding;             // empty: by what the bytes say
    std::string output;               // empty: standard output
};

// The games that `name` asks for. Throws FileError, also where there is no such game.
struct AskedGames {
    std::string file;
    compiler::SgfCollection collection;
    std::size_t first = 1;    // number in its file of the first of them
    std::size_t in_file = 0;  // games in the file

    // "game.sgf", or "games.sgf#3" where there are several in the file.
    std::string name_of(std::size_t index) const;
};
AskedGames read_asked_games(const std::string& name, const std::string& encoding);

// "3:7: a node without its ';'"
std::string warning_text(const sgf::SgfWarning& warning, const base::SourceFile& source);

// Writes the warnings of reading to standard error.
void say_warnings(const AskedGames& asked);

// Writes games to where the user wants them.
void write_games(const std::vector<compiler::SgfTree>& games, const SgfFiles& files);

}  // namespace katachi::cli
