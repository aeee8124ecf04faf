// Collections of games: SGF files, folders of them, and archives.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "base/files/file_error.h"
#include "tools/authoring/games/packed_file.h"

namespace katachi::authoring {

// A text with one game or many.
struct GameText {
    std::string name;  // "games.zip: 2016/a.sgf"
    std::string file;  // "games.zip"
    std::string text;
    double share = 0;  // of the bytes of all files, read when the text is
};

using TellTrouble = std::function<void(const std::string& line)>;

// What is done with the texts.
struct GameTextVisitor {
    std::function<bool(const GameText&)> text;  // whether to go on
    TellTrouble trouble;                        // a file that cannot be read to its end; others follow
    bool decodes = false;  // takes texts of any encoding as they are; others are given UTF-8 for UTF-16
};

// Whether it is a folder or, by its name, an archive.
bool is_collection(const std::string& path);

// The error tells that not one game was found.
base::FileError no_game_in(const std::vector<std::string>& paths);

// Throws FileError for a path that is not there, for one game of a file (FILE#N), and for `-`.
void check_game_paths(const std::vector<std::string>& paths);

// The files that visit_game_texts reads, in its order; those that were found until it is stopped. Throws FileError for
// a path that is not there.
std::vector<std::filesystem::path> game_files(const std::vector<std::string>& paths, const TellTrouble& tell,
                                              const GameReading& reading = {});

// Visits every text below `paths`, folders in the order of their names: files named *.sgf, *.gib or *.ngf, also
// compressed (.gz, .xz, .bz2, .zst), and those within .zip and .tar archives. A file that is named itself may have any
// name, and may be a pipe, whose writer is waited for. A path that is no file, cannot be read or is too large is
// reported and passed over. Checks the paths before anything is visited.
void visit_game_texts(const std::vector<std::string>& paths, const GameTextVisitor& visitor,
                      const GameReading& reading = {});

}  // namespace katachi::authoring
