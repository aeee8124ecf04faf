// The subcommands of `katachi joseki`, a file each.
#pragma once

#include "tools/katachi/command.h"

namespace katachi {

void add_joseki_compile_commands(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_tree_command(CLI::App& joseki, const CommonOptions& common, Action& action);

// The option --dialect, which must stand for a dialect of joseki_dialect.h.
void add_dialect_option(CLI::App& command, std::string& dialect);

}  // namespace katachi
