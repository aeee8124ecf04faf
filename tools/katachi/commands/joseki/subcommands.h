// The subcommands of `katachi joseki` whose options stand in a file of their own.
#pragma once

#include "tools/katachi/shared/command.h"

namespace katachi::cli {

void add_joseki_mine_command(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_merge_command(CLI::App& joseki, Action& action);
void add_joseki_fuseki_command(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_game_command(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_evaluate_command(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_sides_command(CLI::App& joseki, Action& action);

}  // namespace katachi::cli
