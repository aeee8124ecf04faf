// `katachi`: the authoring tool. Each command has a file of its own; this one finds out which is meant.
#include <csignal>
#include <iostream>

#include "compiler/model/discovery.h"
#include "compiler/syntax/nearest.h"
#include "patterndb/catalogue.h"
#include "tools/katachi/command.h"

namespace {

constexpr const char* description = "Write, check, test, query and compile knowledge about Go shapes.";

constexpr const char* first_examples =
    "Start with:\n"
    "  katachi match game.sgf                     which patterns match the last position\n"
    "  katachi match game.sgf --move 37           … the position before move 37\n"
    "  katachi check patterns/                    what is wrong in a folder of .db files\n"
    "  katachi db import patterns/                a catalogue to list, search and export from\n"
    "  katachi compile patterns/ -o tables.cpp    tables for an engine\n"
    "\n"
    "Exit status: 0 success, 1 findings, 2 trouble (a missing file, wrong arguments).";

// What to do about a command line that could not be understood.
std::string hint_after(const CLI::ParseError& error, const CLI::App& program, int argc, char** argv) {
    const auto chosen = program.get_subcommands();
    if (!chosen.empty()) return "katachi " + chosen.front()->get_name() + " --help shows its options";
    const auto commands = program.get_subcommands([](const CLI::App*) { return true; });
    std::vector<std::string> names;
    for (const CLI::App* command : commands) names.push_back(command->get_name());
    const std::vector<std::string_view> known(names.begin(), names.end());
    const bool unknown_command = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr && argc > 1;
    const std::string near(unknown_command ? katachi::nearest(argv[1], known) : "");
    return near.empty() ? "katachi --help lists the commands" : "did you mean `katachi " + near + "`?";
}

int run(int argc, char** argv) {
    CLI::App program{description, "katachi"};
    program.set_version_flag("--version", "katachi " KATACHI_VERSION);
    program.set_help_all_flag("--help-all", "help for all commands");
    program.require_subcommand(0, 1);
    program.fallthrough();
    katachi::CommonOptions common;
    program.add_option("--color", common.colour, "colour: auto, always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->capture_default_str();
    katachi::add_examples(program, first_examples);

    katachi::Action action;
    katachi::add_check_command(program, common, action);
    katachi::add_match_command(program, common, action);
    katachi::add_compile_command(program, action);
    katachi::add_db_command(program, common, action);
    katachi::add_explain_command(program, action);
    katachi::add_completion_command(program, action);

    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return program.exit(error);  // --help
        std::cerr << "katachi: " << error.what() << "; " << hint_after(error, program, argc, argv) << '\n';
        return static_cast<int>(katachi::Outcome::trouble);
    }
    if (!action) {
        std::cout << description << "\n\n" << first_examples << "\n\nAll commands: katachi --help\n";
        return static_cast<int>(katachi::Outcome::success);
    }
    return static_cast<int>(action());
}

}  // namespace

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    // A reader that has seen enough, such as `head`, ends the program quietly.
    std::signal(SIGPIPE, SIG_DFL);
    try {
        const int status = run(argc, argv);
        std::cout.flush();
        if (!std::cout) {
            std::cerr << "katachi: cannot write to standard output\n";
            return static_cast<int>(katachi::Outcome::trouble);
        }
        return status;
    } catch (const katachi::FileError& error) {
        std::cerr << "katachi: " << error.what() << '\n';
    } catch (const katachi::CatalogueError& error) {
        std::cerr << "katachi: " << error.what() << '\n';
    } catch (const std::exception& error) {
        std::cerr << "katachi: " << error.what() << '\n';
    }
    return static_cast<int>(katachi::Outcome::trouble);
}
