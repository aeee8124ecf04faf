// The subcommands of `katachi db`, a file each.
#pragma once

#include "tools/katachi/command.h"

namespace katachi {

void add_db_import_command(CLI::App& db, Action& action);
void add_db_list_command(CLI::App& db, const CommonOptions& common, Action& action);
void add_db_show_command(CLI::App& db, const CommonOptions& common, Action& action);
void add_db_search_command(CLI::App& db, const CommonOptions& common, Action& action);
void add_db_stats_command(CLI::App& db, const CommonOptions& common, Action& action);
void add_db_export_command(CLI::App& db, Action& action);

}  // namespace katachi
