#include "tools/katachi/shared/shared_options.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string_view>
#include <thread>
#include <vector>

#include "base/text/nearest.h"
#include "base/text/number.h"
#include "compiler/model/database_spec.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/entry_output.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/pattern_choice.h"
#include "tools/katachi/shared/position_choice.h"
#include "tools/katachi/shared/sgf_files.h"

namespace katachi::cli {

namespace {

constexpr const char* json_flag_description = "the same as --format json";

std::string check_kind(const std::string& text) {
    if (compiler::database_kind(text)) return "";
    std::vector<std::string_view> kinds;
    for (int i = 0; i < compiler::database_kind_count; ++i)
        kinds.push_back(compiler::name(static_cast<compiler::DatabaseKind>(i)));
    std::string message = "`" + text + "` is no kind of database; ";
    if (const std::string_view near = base::nearest(text, kinds); !near.empty())
        return message + "did you mean " + std::string(near) + "?";
    message += "one of";
    for (const std::string_view kind : kinds) message += (kind == kinds.front() ? " " : ", ") + std::string(kind);
    return message;
}

CLI::Option* add_game_argument(CLI::App& command, std::vector<std::string>& inputs) {
    return command.add_option("GAME", inputs, "SGF file (FILE#N: game N of a collection), or - for standard input")
        ->required()
        ->allow_extra_args(false)
        ->type_name("FILE");
}

}  // namespace

CLI::Validator number_between(double min, double max) {
    const auto objection = [min, max](const std::string& text) {
        const auto value = base::finite_number_from<double>(text);
        return value && *value >= min && *value <= max ? std::string()
                                                       : fmt::format("`{}` is no number from {} to {}", text, min, max);
    };
    return CLI::Validator(objection, fmt::format("FLOAT in [{} - {}]", min, max));
}

CLI::Validator kind_validator() { return CLI::Validator(check_kind, ""); }

void add_json_option(CLI::App& command, std::string& format) {
    command.add_option("--format", format, "text or json")
        ->check(CLI::IsMember({"text", "json"}))
        ->capture_default_str();
    add_json_flag(command, format);
}

void add_json_flag(CLI::App& command, std::string& format) {
    command.add_flag_callback(
        "--json", [&format] { format = "json"; }, json_flag_description);
}

void add_format_option(CLI::App& command, OutputFormat& format) {
    const auto set = [&format](const std::string& text) {
        format = text == "json" ? OutputFormat::json : text == "tsv" ? OutputFormat::tsv : OutputFormat::text;
    };
    command.add_option_function<std::string>("--format", set, "what to print")
        ->check(CLI::IsMember({"text", "json", "tsv"}))
        ->default_str("text");
    command.add_flag_callback(
        "--json", [&format] { format = OutputFormat::json; }, json_flag_description);
}

void add_catalogue_option(CLI::App& command, CatalogueOption& option) {
    command.add_option("--db", option.file, "the catalogue (default: $KATACHI_DB, else katachi.kdb)")
        ->type_name("FILE");
}

CLI::Option* add_position_options(CLI::App& command, PositionChoice& choice) {
    CLI::Option* position =
        command
            .add_option("POSITION", choice.position,
                        "SGF file (FILE#N: game N of a collection), drawn board, or - for standard input")
            ->type_name("FILE");
    add_move_option(command, choice.move, "the position before move N of the game (default: the last position)");
    add_path_option(command, choice.path);
    return position;
}

void add_side_option(CLI::App& command, std::string& side) {
    command.add_option("--side", side, "black or white (default: the side to move)")
        ->check(CLI::IsMember({"black", "white"}));
}

void add_sides_option(CLI::App& command, std::string& side) {
    command.add_option("--side", side, "black, white or both (default: the side to move)")
        ->check(CLI::IsMember({"black", "white", "both"}));
}

void add_pattern_options(CLI::App& command, PatternChoice& choice) {
    command.add_option("--patterns", choice.paths, "folders or .db files (default: the shipped library)")
        ->type_name("PATH");
    command.add_option("--database", choice.databases, "of the patterns, the databases of these names alone");
}

void add_game_input(CLI::App& command, SgfFiles& files) {
    add_game_argument(command, files.inputs)->expected(1);
    add_encoding_option(command, files.encoding);
}

void add_games_input(CLI::App& command, SgfFiles& files) {
    add_game_argument(command, files.inputs)->expected(1, CLI::detail::expected_max_vector_size)->allow_extra_args();
    add_encoding_option(command, files.encoding);
}

void add_sgf_output(CLI::App& command, SgfFiles& files) {
    command.add_option("-o,--output", files.output, "write here (default: standard output)")->type_name("FILE");
}

void add_jobs_option(CLI::App& command, int& jobs) {
    jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    command.add_option("--jobs", jobs, "worker threads (default: one a core)")
        ->check(CLI::Range(1, 256))
        ->type_name("N");
}

void add_examples(CLI::App& command, const std::string& examples) { command.footer(examples); }

}  // namespace katachi::cli
