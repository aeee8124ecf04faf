// The commands of `katachi games` that finding.h does the work of.
#pragma once

#include "tools/katachi/shared/command.h"

namespace katachi::cli {

void add_find_commands(CLI::App& games, const CommonOptions& common, Action& action);

}  // namespace katachi::cli
