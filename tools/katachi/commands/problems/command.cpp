// katachi problems: problems of life and death, races, captures and connections from games.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/problems/mine.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

void add_mine(CLI::App& problems, Action& action) {
    auto* command = problems.add_subcommand("mine", "positions of games where one move decides, proved, as SGF files");
    auto options = std::make_shared<ProblemsMineOptions>();
    command->add_option("GAMES", options->games, "SGF files, folders, .zip, .tar.gz, .sgf.gz")
        ->required()
        ->type_name("PATH");
    command
        ->add_option("-o,--output", options->output,
                     "the folder to write into; the same command goes on with what it holds")
        ->required()
        ->type_name("FOLDER");
    command->add_option("--limit", options->limit, "end with so many problems (default: when all games are read)")
        ->check(CLI::Range(1, 1000000))
        ->type_name("N");
    command->add_option("--every", options->mining.every, "look at a game each N moves")
        ->check(CLI::Range(1, 1000))
        ->type_name("N")
        ->capture_default_str();
    command
        ->add_option("--moves", options->mining.demands.depth,
                     "the solution has so many moves at least, the opponent's among them")
        ->check(CLI::Range(1, 9))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--most-added", options->mining.most_added, "close a region by so many stones at most")
        ->check(CLI::Range(0, 100))
        ->type_name("N")
        ->capture_default_str();
    add_jobs_option(*command, options->jobs);
    add_reading_options(*command, options->reading);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi problems mine games/ -o problems --limit 200\n"
        "  katachi problems mine games.sgf.gz -o hard --moves 7\n"
        "  katachi solve problems/kill-8ua8pmtsvkot2.sgf     one of them, for a check\n"
        "  sort -t\"$(printf '\\t')\" -k5n problems/problems.tsv | cut -f1-5\n"
        "\nKinds are kill, live, race, capture, save, cut and join. One first move solves a problem, and each other "
        "one\n"
        "in its region fails: proved. Lives and races are cut out of the game and closed by at most --most-added\n"
        "stones that it had not; captures and links stand on the whole board. A problem that came up again, turned,\n"
        "elsewhere or with colours exchanged is counted and not written twice. problems.tsv tells of each how many\n"
        "of the players solved it who moved first there.\n"
        "\nCtrl-C ends it and writes what was found; the same command goes on behind the last game.\n"
        "Exit status: 0 written, 1 no problem was found, 2 trouble, or stopped before the end.");
    command->callback([options, &action] { action = [options] { return run_problems_mine(*options); }; });
}

}  // namespace

void add_problems_command(CLI::App& program, Action& action) {
    auto* command = program.add_subcommand("problems", "problems with proved solutions, from games");
    command->require_subcommand(1);
    add_mine(*command, action);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi problems mine games/ -o problems --limit 200");
}

}  // namespace katachi::cli
