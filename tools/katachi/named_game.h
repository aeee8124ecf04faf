// Games as people name them on the command line.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace katachi {

// FILE, or FILE#N for game N of a collection.
struct NamedGame {
    std::string file;
    std::optional<std::size_t> number;  // from 1
};

// A file that has a # in its own name is found under that name.
NamedGame split_game_number(const std::string& name);

// What a file holds; `-` is standard input. Throws FileError.
std::string read_file_or_input(const std::string& file);

}  // namespace katachi
