// Options of commands that read games.
#pragma once

#include <cstdint>
#include <string>

#include "tools/authoring/games/game_reading.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace katachi::cli {

// --limit-archive and --encoding, for commands that read collections of games.
void add_reading_options(CLI::App& command, authoring::GameReading& reading);

// --limit-archive alone.
void add_archive_limit_option(CLI::App& command, std::uint64_t& limit);

// --encoding, whatever a record says of its own; empty where nobody names one.
void add_encoding_option(CLI::App& command, std::string& encoding);

// --move, a number from 1; `what` says what it names.
CLI::Option* add_move_option(CLI::App& command, int& move, const std::string& what);

// --path, the line of play that moves are counted on.
void add_path_option(CLI::App& command, std::string& path);

}  // namespace katachi::cli
