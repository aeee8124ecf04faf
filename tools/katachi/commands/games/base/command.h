// The commands of `katachi games` that make a base and tell of it.
#pragma once

#include "tools/katachi/shared/command.h"

namespace katachi::cli {

void add_base_commands(CLI::App& games, const CommonOptions& common, Action& action);

}  // namespace katachi::cli
