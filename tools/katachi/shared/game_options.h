// Options of commands that read games.
#pragma once

#include <cstdint>
#include <string>

namespace CLI {
class App;
}  // namespace CLI

namespace katachi::cli {

// --limit-archive, for commands that read collections.
void add_archive_limit_option(CLI::App& command, std::uint64_t& limit);

// --path, the line of play that moves are counted on.
void add_path_option(CLI::App& command, std::string& path);

}  // namespace katachi::cli
