// What every command of `katachi` shares: how it is registered, how it ends, what it writes to.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "compiler/syntax/counted.h"
#include "compiler/syntax/diagnostic_text.h"

namespace katachi {

// Exit status of the program.
enum class Outcome {
    success = 0,
    findings = 1,  // the input was read and something is wrong with it
    trouble = 2,   // the outside world: a missing file, a locked catalogue, wrong arguments
};

// Set by the command that the user chose; run once the command line is understood.
using Action = std::function<Outcome()>;

// Options that stand before or behind any command.
struct CommonOptions {
    std::string colour = "auto";  // auto, always, never
};

// Whether text for a person may be coloured, and may hold more than ASCII.
TextStyle text_style(const CommonOptions& options);

// For options that take a kind of database.
CLI::Validator kind_validator();

// --format text or json, for commands without other forms.
void add_json_option(CLI::App& command, std::string& format);
// --json, the same as --format json.
void add_json_flag(CLI::App& command, std::string& format);

// Adds a line of examples to a command's help.
void add_examples(CLI::App& command, const std::string& examples);

void add_check_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_why_command(CLI::App& program, const CommonOptions& common, Action& action);
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
void add_train_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_transform_command(CLI::App& program, Action& action);
void add_fmt_command(CLI::App& program, Action& action);
void add_watch_command(CLI::App& program, const CommonOptions& common, Action& action);
void add_harvest_command(CLI::App& program, Action& action);
void add_explain_command(CLI::App& program, Action& action);
void add_completion_command(CLI::App& program, Action& action);

}  // namespace katachi
