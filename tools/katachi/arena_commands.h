// The subcommands of `katachi arena`, a file each.
#pragma once

#include "tools/katachi/command.h"

namespace katachi {

void add_arena_show_command(CLI::App& arena, const CommonOptions& common, Action& action);
void add_arena_sprt_command(CLI::App& arena, Action& action);

}  // namespace katachi
