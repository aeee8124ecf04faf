// The subcommands of `katachi joseki`, a file each.
#pragma once

#include "tools/katachi/command.h"

namespace katachi {

void add_joseki_add_command(CLI::App& joseki, Action& action);
void add_joseki_graft_commands(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_export_command(CLI::App& joseki, Action& action);
void add_joseki_verify_command(CLI::App& joseki, Action& action);
void add_joseki_query_command(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_show_command(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_transpositions_command(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_edit_commands(CLI::App& joseki, Action& action);
void add_joseki_compile_commands(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_tree_command(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_mine_command(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_merge_command(CLI::App& joseki, const CommonOptions& common, Action& action);
void add_joseki_fuseki_command(CLI::App& joseki, const CommonOptions& common, Action& action);

// The option --dialect, which must stand for a dialect of joseki_dialect.h.
void add_dialect_option(CLI::App& command, std::string& dialect);

}  // namespace katachi
