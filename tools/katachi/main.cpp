// `katachi`: the authoring tool. Each command has a file of its own; this one finds out which is meant.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <new>
#include <string>
#include <vector>

#include "base/files/file_error.h"
#include "base/files/file_limit.h"
#include "base/files/placed_error.h"
#include "base/process/standard_descriptors.h"
#include "patterndb/catalogue.h"
#include "tools/authoring/shipped_library.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/shared_options.h"
#include "tools/katachi/shared/usage_message.h"
#include "tools/options/empty_names.h"
#include "tools/options/text_limit.h"

namespace {

constexpr const char* description = "Write, check, test, query and compile knowledge about Go shapes.";

constexpr const char* first_examples =
    "Start with:\n"
    "  katachi match game.sgf                     which patterns match the last position\n"
    "  katachi match game.sgf --move 37           the position before move 37\n"
    "  katachi why G17 game.sgf --move 78         which patterns propose a move, and which nearly do\n"
    "  katachi check patterns/                    what is wrong in a folder of .db files\n"
    "  katachi test patterns/                     run the tests beside the .db files\n"
    "  katachi db import patterns/                a catalogue to list, search and export from\n"
    "  katachi compile patterns/ -o patterns.kpb  tables for an engine\n"
    "  katachi joseki query game.sgf              how far the corners follow the joseki\n"
    "  katachi sgf info game.sgf                  who played, how it ended, what was mended\n"
    "\n"
    "Exit status: 0 success, 1 findings, 2 trouble (a missing file, wrong arguments).";

void add_commands(CLI::App& program, const katachi::cli::CommonOptions& common, katachi::cli::Action& action) {
    katachi::cli::add_check_command(program, common, action);
    katachi::cli::add_fmt_command(program, action);
    katachi::cli::add_match_command(program, common, action);
    katachi::cli::add_why_command(program, common, action);
    katachi::cli::add_name_command(program, common, action);
    katachi::cli::add_review_command(program, common, action);
    katachi::cli::add_position_command(program, common, action);
    katachi::cli::add_solve_command(program, action);
    katachi::cli::add_problems_command(program, action);
    katachi::cli::add_life_command(program, common, action);
    katachi::cli::add_compile_command(program, common, action);
    katachi::cli::add_test_command(program, common, action);
    katachi::cli::add_watch_command(program, common, action);
    katachi::cli::add_db_command(program, common, action);
    katachi::cli::add_regress_command(program, common, action);
    katachi::cli::add_arena_command(program, common, action);
    katachi::cli::add_joseki_command(program, common, action);
    katachi::cli::add_sgf_command(program, common, action);
    katachi::cli::add_games_command(program, common, action);
    katachi::cli::add_diff_command(program, common, action);
    katachi::cli::add_draw_command(program, common, action);
    katachi::cli::add_eyes_command(program, common, action);
    katachi::cli::add_owners_command(program, common, action);
    katachi::cli::add_train_command(program, common, action);
    katachi::cli::add_transform_command(program, action);
    katachi::cli::add_harvest_command(program, action);
    katachi::cli::add_list_command(program, common, action);
    katachi::cli::add_show_command(program, common, action);
    katachi::cli::add_studio_command(program, action);
    katachi::cli::add_explain_command(program, common, action);
    katachi::cli::add_completion_command(program, action);
}

// The first line is for programs that ask.
std::string version_text() {
    std::string text = "katachi " KATACHI_VERSION;
    try {
        for (const std::filesystem::path& folder : katachi::authoring::shipped_library())
            text += "\nshipped patterns: " + folder.string();
    } catch (const katachi::base::FileError& error) {
        text += std::string("\nno shipped patterns: ") + error.what();
    }
    return text;
}

// Of an option that is given twice the last counts, so that an alias can set what a user may set otherwise.
void let_the_last_count(CLI::App& command) {
    for (CLI::Option* option : command.get_options())
        if (option->get_items_expected_max() == 1 && !option->get_positional())
            option->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    for (CLI::App* inner : command.get_subcommands([](const CLI::App*) { return true; })) let_the_last_count(*inner);
}

// The words behind the program's name, last one first, as CLI11 takes them: `help db list` is `db list --help`.
std::vector<std::string> words_backwards(int argc, char** argv) {
    std::vector<std::string> words(std::next(argv), std::next(argv, argc));
    if (!words.empty() && words.front() == "help") {
        words.erase(words.begin());
        words.emplace_back("--help");
    }
    std::ranges::reverse(words);
    return words;
}

int run(int argc, char** argv, katachi::cli::CommonOptions& common) {
    CLI::App program{description, "katachi"};
    program.set_version_flag("--version", version_text, "the version, and where the shipped patterns are");
    program.set_help_all_flag("--help-all", "help for all commands");
    program.require_subcommand(0, 1);
    program.fallthrough();
    program.add_option("--color", common.colour, "colour: auto, always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->capture_default_str();
    katachi::options::add_text_limit(program);
    katachi::cli::add_examples(program, first_examples);

    katachi::cli::Action action;
    add_commands(program, common, action);
    let_the_last_count(program);

    try {
        program.parse(words_backwards(argc, argv));
        katachi::options::refuse_empty_names(program);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return program.exit(error);  // --help
        std::cerr << "katachi: " << katachi::cli::usage_message(error, program) << '\n';
        return static_cast<int>(katachi::cli::Outcome::trouble);
    }
    if (!action) {
        std::cout << description << "\n\n" << first_examples << "\n\nAll commands: katachi --help\n";
        return static_cast<int>(katachi::cli::Outcome::success);
    }
    return static_cast<int>(action());
}

}  // namespace

int main(int argc, char** argv) {
    katachi::base::occupy_standard_descriptors();
    // A line of a message leaves as a whole: in a pipe of two katachi both write to one terminal.
    std::setvbuf(stderr, nullptr, _IOLBF, BUFSIZ);
    std::cerr << std::nounitbuf;
    // A reader that has seen enough, such as `head`, ends the program quietly.
    std::signal(SIGPIPE, SIG_DFL);
    katachi::base::outlive_file_limit();
    katachi::cli::CommonOptions common;
    try {
        const int status = run(argc, argv, common);
        std::cout.flush();
        if (!std::cout) {
            std::cerr << "katachi: cannot write to standard output; make room where it goes\n";
            return static_cast<int>(katachi::cli::Outcome::trouble);
        }
        return status;
    } catch (const katachi::base::FileError& error) {
        std::cerr << "katachi: " << katachi::base::error_text(error, katachi::cli::text_style(common));
    } catch (const katachi::catalogue::CatalogueError& error) {
        std::cerr << "katachi: " << error.what() << '\n';
    } catch (const std::filesystem::filesystem_error& error) {
        std::cerr << "katachi: " << katachi::base::file_error(error.path1(), error.code()).what() << '\n';
    } catch (const std::bad_alloc&) {
        std::cerr << "katachi: not enough memory\n";
    } catch (const std::exception& error) {
        std::cerr << "katachi: " << error.what() << '\n';
    }
    return static_cast<int>(katachi::cli::Outcome::trouble);
}
