// Games as people name them on the command line.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

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

}  // namespace katachi::authoring
