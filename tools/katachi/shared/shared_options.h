// Options and help that several commands of `katachi` share.
#pragma once

#include <string>

namespace CLI {
class App;
class Option;
class Validator;
}  // namespace CLI

namespace katachi::cli {

enum class OutputFormat;
struct CatalogueOption;
struct PatternChoice;
struct PositionChoice;
struct SgfFiles;

// It is like CLI::Range, which lets NaN pass.
CLI::Validator number_between(double min, double max);
// The validator is for options that take a kind of database.
CLI::Validator kind_validator();

// --format text or json, for commands without other forms, and --json.
void add_json_option(CLI::App& command, std::string& format);
// --json alone, the same as --format json.
void add_json_flag(CLI::App& command, std::string& format);
// --format text, json or tsv, and --json.
void add_format_option(CLI::App& command, OutputFormat& format);

void add_catalogue_option(CLI::App& command, CatalogueOption& option);

// Gives back the option POSITION.
CLI::Option* add_position_options(CLI::App& command, PositionChoice& choice);
// --side, one side; or both.
void add_side_option(CLI::App& command, std::string& side);
void add_sides_option(CLI::App& command, std::string& side);
void add_pattern_options(CLI::App& command, PatternChoice& choice);

// The argument GAME, of one game or of several, and the option --encoding; the option -o.
void add_game_input(CLI::App& command, SgfFiles& files);
void add_games_input(CLI::App& command, SgfFiles& files);
void add_sgf_output(CLI::App& command, SgfFiles& files);

// --jobs; as many as there are cores unless the user says otherwise.
void add_jobs_option(CLI::App& command, int& jobs);

// Adds a line of examples to a command's help.
void add_examples(CLI::App& command, const std::string& examples);

}  // namespace katachi::cli
