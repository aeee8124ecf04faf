// The subcommands of `katachi joseki`, a file each.
#pragma once

#include "tools/katachi/command.h"

namespace katachi {

void add_joseki_compile_commands(CLI::App& joseki, const CommonOptions& common, Action& action);

}  // namespace katachi
