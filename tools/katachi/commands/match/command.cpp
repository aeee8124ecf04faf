// katachi match: which patterns lie on a position.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <utility>

#include "tools/katachi/commands/match/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/picture_option.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

void add_profile_options(CLI::App& command, ProfileCommandOptions& options) {
    auto* profile =
        command
            .add_option("--profile", options.games,
                        "count for each pattern how often its shape lies on these games, for both colours and whatever "
                        "constraints and class letters say, and its share of the time: SGF files, folders, .zip, "
                        ".tar.gz, .sgf.gz")
            ->type_name("PATH");
    command.add_option("--every", options.every, "with --profile: a position every N moves (default: all)")
        ->check(CLI::Range(1, 100000))
        ->needs(profile);
    command.add_option("--sort", options.sort, "with --profile: by hits or share of the time")
        ->check(CLI::IsMember({"hits", "share"}))
        ->capture_default_str()
        ->needs(profile);
    command.add_option("--limit", options.limit, "with --profile: so many patterns; JSON and tsv have all")
        ->check(CLI::Range(0, 1000000000))
        ->capture_default_str()
        ->needs(profile);
    add_reading_options(command, options.reading);
    command.add_option("--db", options.catalogue, "with --profile: store the run in this catalogue too")
        ->type_name("FILE")
        ->needs(profile);
}

// Recorded positions and whole games are matched for both colours, and tell no more than counts or rows.
void refuse_options_of_one_position(CLI::App& command) {
    for (const char* one : {"--move", "--path", "--side", "--at", "--explain", "--all"})
        for (const char* many : {"--profile", "--positions"})
            command.get_option(many)->excludes(command.get_option(one));
    for (const char* asked : {"--geometry", "--constraints"})
        command.get_option("--profile")->excludes(command.get_option(asked));
}

// The last name behind an option that takes several is the game, where no other is named, as in commands that need a
// position.
void take_game_behind_names(MatchOptions& options) {
    std::string& game = options.position.position;
    if (!game.empty() || !options.positions_file.empty() || !options.profile.games.empty()) return;
    for (auto* names : {&options.patterns.paths, &options.patterns.databases}) {
        if (names->size() < 2 || std::filesystem::is_directory(names->back())) continue;
        game = std::move(names->back());
        names->pop_back();
        return;
    }
}

}  // namespace

void add_match_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("match", "show which patterns match a position");
    auto options = std::make_shared<MatchOptions>();
    add_position_options(*command, options->position);
    add_sides_option(*command, options->position.side);
    add_pattern_options(*command, options->patterns);
    command->add_option("--at", options->at, "only patterns that propose this move, such as Q16");
    command->add_option("--explain", options->explain, "how the pattern NAME fits at VERTEX, and why or why not")
        ->type_name("NAME@VERTEX");
    command->add_flag("--all", options->all, "all moves, and matches without a move");
    command->add_flag("--geometry", options->geometry,
                      "shapes and edges alone: ask nothing about constraints and class letters");
    command->add_flag(
        "--constraints", options->constraints,
        "patterns with a constraint alone; with --positions those that propose moves, attack, defend, connect or play "
        "the endgame, and what it is worth there, with ? for what is not settled");
    command
        ->add_option(
            "--format", options->format,
            "text, json or tsv; of one position tsv ends with 1 for what holds, 0 for what constraint or class "
            "letters refuse, ? for what is not settled")
        ->check(CLI::IsMember({"text", "json", "tsv"}))
        ->capture_default_str();
    add_json_flag(*command, options->format);
    command
        ->add_option("--positions", options->positions_file,
                     "match every line of FILE that begins with @ and ends with a board's rows, for both colours")
        ->type_name("FILE");
    add_jobs_option(*command, options->jobs);
    add_profile_options(*command, options->profile);
    add_picture_option(*command, options->output, "the matches");
    add_area_option(*command, options->area);
    refuse_options_of_one_position(*command);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi match game.sgf --move 37\n"
        "  katachi match game.sgf --at Q16 --all\n"
        "  katachi match game.sgf --move 37 -o matches.html        as a picture too\n"
        "  katachi match game.sgf --move 37 --explain geta-on-one-stone@Q16\n"
        "  katachi match board.txt --side white --format json | jq .matches[].name\n"
        "  katachi match --patterns patterns/ --positions recorded.tsv --geometry --format tsv\n"
        "  katachi match --patterns patterns/ --positions recorded.tsv --constraints --format tsv\n"
        "  katachi match --profile games/ archive.tar.gz --every 10 --sort share\n"
        "\nThe share of the time is that of the tests that matching makes; a test that patterns share counts in "
        "equal\nparts for each. After Ctrl-C, --profile prints what was counted so far, with exit status 2.");
    command->callback([options, &common, &action] {
        take_game_behind_names(*options);
        action = [options, &common] { return run_match(*options, common); };
    });
}

}  // namespace katachi::cli
