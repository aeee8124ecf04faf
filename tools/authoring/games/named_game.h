// What people name on the command line, read: games of files and of archives, lines of play.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/findings/source_file.h"
#include "compiler/sgf/tree.h"
#include "engine/sgf/game.h"
#include "engine/sgf/named_game.h"

namespace katachi::authoring {

// Whether it is the name of a text in an archive, as those who read collections tell it: "games.zip: 2016/a.sgf".
bool is_in_archive(const std::string& file);

// What a file holds, unpacked where its name ends in .gz, .xz, .bz2 or .zst, or a text in an archive; `-` is standard
// input. UTF-16 becomes UTF-8. Throws FileError.
std::string read_file_or_input(const std::string& file);

// One line of play of the game that `named` asks for in `text`: its main line or, where `path` is not empty, that of a
// variation, as "12.2" (compiler/sgf/line.h). Throws FileError where there is no such game, line or path.
struct FoundLine {
    sgf::Game game;
    std::string name;        // "game.sgf", "games.sgf#3", "games.sgf#3, path 12.2"
    base::SourcePtr source;  // of the file; the text that the offsets in `game` are of
};
FoundLine find_line(const std::string& text, const sgf::NamedGame& named, const std::string& path = "");

// The main line of a game that is read already, from `source`.
FoundLine main_line(const compiler::SgfTree& game, std::string name, base::SourcePtr source);

// The games that `name` asks for. Throws FileError, also where there is no such game.
struct AskedGames {
    std::string file;  // as base::input_name tells it
    compiler::SgfCollection collection;
    std::size_t first = 1;    // number in its file of the first of them
    std::size_t in_file = 0;  // games in the file

    std::string name_of(std::size_t index) const { return sgf::name_of_game(file, first + index, in_file); }
};
// The text is that of a file; the encoding is empty where nobody named it.
AskedGames asked_games(const std::string& text, const sgf::NamedGame& named, const std::string& encoding);
AskedGames read_asked_games(const std::string& name, const std::string& encoding);
// One game alone, the first of the file where no number was named.
AskedGames read_asked_game(const std::string& name, const std::string& encoding);

// The nodes of the line that a path names. Throws FileError with the name of the game.
std::vector<compiler::SgfNodeIndex> line_of(const compiler::SgfTree& game, const std::string& name,
                                            const std::string& path);

}  // namespace katachi::authoring
