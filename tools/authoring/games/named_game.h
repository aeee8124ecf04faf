// Games as people name them on the command line.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "compiler/sgf/tree.h"

namespace katachi::authoring {

// FILE, or FILE#N for game N of a collection.
struct NamedGame {
    std::string file;
    std::optional<std::size_t> number;  // from 1
};

// A file that has a # in its own name is found under that name.
NamedGame split_game_number(const std::string& name);

// The index of the game that was named, the first where no number was, among `count`. Throws FileError where there are
// fewer.
std::size_t game_index(const NamedGame& named, std::size_t count);

// What a file holds; `-` is standard input. Throws FileError.
std::string read_file_or_input(const std::string& file);

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

}  // namespace katachi::authoring
