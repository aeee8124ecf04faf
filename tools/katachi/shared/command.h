// The commands of `katachi`, a file each. The user's choice among them sets the action.
#pragma once

#include <functional>

#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace CLI {
class App;
}  // namespace CLI

namespace katachi::cli {

// Set by the command that the user chose; run once the command line is understood.
using Action = std::function<Outcome()>;

void add_check_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_why_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_name_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_review_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_position_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_compile_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_match_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_test_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_db_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_regress_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_arena_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_sgf_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_joseki_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_diff_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_draw_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_eyes_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_owners_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_train_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_transform_command(CLI::App& program, Action& action);
void add_fmt_command(CLI::App& program, Action& action);
void add_watch_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_games_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_harvest_command(CLI::App& program, Action& action);
void add_solve_command(CLI::App& program, Action& action);
void add_problems_command(CLI::App& program, Action& action);
void add_life_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_list_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_show_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_studio_command(CLI::App& program, Action& action);
void add_explain_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_completion_command(CLI::App& program, Action& action);

}  // namespace katachi::cli
