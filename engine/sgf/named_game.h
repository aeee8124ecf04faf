// Games as people name them: a file, or one game of the several in it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace katachi::sgf {

// FILE, or FILE#N for game N of a collection.
struct NamedGame {
    std::string file;
    std::optional<std::size_t> number;  // from 1
};

// A file that has a # in its own name is found under that name. Throws base::FileError for a file with an N that counts
// no game, such as 0.
NamedGame split_game_number(const std::string& name);

// "game.sgf", or "games.sgf#3" where there are several in the file.
std::string name_of_game(const std::string& file, std::size_t number, std::size_t in_file);

// What to say of a text without a game: that it holds none, is packed, or is UTF-16; "holds no game; SGF starts with `(;`".
std::string why_no_game(std::string_view text);

// What to say of a file, and of its text, that does not hold the named game but so many others.
std::string no_game_text(const NamedGame& named, std::size_t in_file, std::string_view text);

}  // namespace katachi::sgf
