// How the subcommands of `katachi joseki` that learn from games, or tell of one, are registered.
#pragma once

#include "tools/katachi/shared/command.h"

namespace katachi::cli {

void add_joseki_mine_command(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_merge_command(CLI::App& joseki, Action& action);
void add_joseki_fuseki_command(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_game_command(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_sides_command(CLI::App& joseki, Action& action);

}  // namespace katachi::cli
