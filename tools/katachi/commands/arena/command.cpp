// katachi arena: matches between engines, or between libraries of patterns.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

#include "base/files/file_error.h"
#include "regression/matches/match_settings.h"
#include "tools/katachi/commands/arena/commands.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

// A match that goes on is described already.
void check_resumed(const CLI::App& command) {
    constexpr std::array<std::string_view, 5> allowed{"--resume", "--games", "--concurrency", "--format", "--json"};
    for (const CLI::Option* option : command.get_options())
        if (option->count() > 0 && std::find(allowed.begin(), allowed.end(), option->get_name()) == allowed.end())
            throw base::FileError(option->get_name() + ": the match of --resume is described already; leave it out");
}

// What `show` and `sprt` are told of a match is not for them.
void check_no_match_options(const CLI::App& command) {
    for (const CLI::Option* option : command.get_options())
        if (option->count() > 0)
            throw CLI::ValidationError(option->get_name(), "is of a match that is played, not of `" +
                                                               command.get_subcommands().front()->get_name() +
                                                               "`; leave it out");
}

// CLI11 reads -1 as the largest number there is.
CLI::Validator not_negative() {
    const auto objection = [](const std::string& text) {
        return text.starts_with('-') ? "`" + text + "` is less than 0" : std::string();
    };
    return CLI::Validator(objection, "");
}

void add_player_options(CLI::App& command, ArenaOptions& options) {
    for (std::size_t i = 0; i < regression::player_count; ++i) {
        PlayerOptions& player = options.players[i];
        const std::string option = option_of(i);
        const std::string letter(1, regression::player_letters[i]);
        command.add_option(option, player.command, "command of the GTP engine that plays as " + letter)
            ->type_name("COMMAND");
        command
            .add_option(option + "-patterns", player.patterns,
                        "or compiled patterns (.kpb) that katachi-gtp plays with as " + letter)
            ->type_name("FILE");
        command.add_option(option + "-name", player.name, "what " + letter + " is called");
        command.add_option(option + "-setup", player.set_up, "GTP commands that " + letter + " is sent first")
            ->type_name("FILE");
    }
}

void add_opening_options(CLI::App& command, ArenaOptions& options) {
    auto* openings = command
                         .add_option("--openings", options.openings,
                                     "openings: SGF files, folders of them, or a list of moves a line (.txt)")
                         ->type_name("PATH");
    auto* longest = command.add_option("--opening-moves", options.opening_moves, "the most moves of an opening")
                        ->check(CLI::Range(0, 1000))
                        ->type_name("N")
                        ->capture_default_str();
    command.add_option("--random-opening", options.random_moves, "or so many random moves")
        ->check(CLI::Range(0, regression::most_random_moves))
        ->type_name("N")
        ->excludes(openings)
        ->excludes(longest);
    add_archive_limit_option(command, options.archive_limit);
}

void add_clock_options(CLI::App& command, ArenaOptions& options) {
    command.add_option("--time", options.main_seconds, "main time of each side; its flag can fall")
        ->check(number_between(shortest_seconds, longest_seconds))
        ->type_name("SECONDS");
    command.add_option("--byo-yomi", options.byo_yomi, "then so many stones in so many seconds, again and again")
        ->type_name("SECONDS/STONES");
    command.add_option("--timeout", options.timeout, "the longest that an answer may take")
        ->check(number_between(shortest_seconds, longest_seconds))
        ->type_name("SECONDS")
        ->capture_default_str();
}

// --sprt, --alpha and --beta; gives the first.
CLI::Option* add_sprt_options(CLI::App& command, std::vector<double>& sprt, double& alpha, double& beta) {
    auto* option =
        command.add_option("--sprt", sprt, "H0 and H1: A is no stronger than ELO0, A is at least ELO1 stronger")
            ->delimiter(',')
            ->expected(2)
            ->type_name("ELO0,ELO1");
    const CLI::Validator error_rate = number_between(1e-6, 0.25);
    command.add_option("--alpha", alpha, "how often --sprt may accept H1 wrongly")
        ->check(error_rate)
        ->capture_default_str();
    command.add_option("--beta", beta, "how often --sprt may accept H0 wrongly")
        ->check(error_rate)
        ->capture_default_str();
    return option;
}

void add_match_options(CLI::App& command, ArenaOptions& options) {
    command.add_option("ENGINE", options.engines, "commands of both engines, instead of --a and --b")
        ->expected(-1)
        ->type_name("COMMAND");
    add_player_options(command, options);
    command.add_option("--games", options.games, "how many, in pairs (default: 100; with --sprt until it is clear)")
        ->check(CLI::Range(2, most_games))
        ->type_name("N");
    command.add_option("--size", options.size, "lines of the board")
        ->check(CLI::Range(board::min_board_size, board::max_board_size))
        ->capture_default_str();
    command.add_option("--rules", options.rules, "the rules that judge moves and count")
        ->type_name("RULES")
        ->capture_default_str();
    command.add_option("--komi", options.komi, "points for White (default: as the rules say)")
        ->check(number_between(-1000, 1000))
        ->type_name("POINTS");
    add_opening_options(command, options);
    command.add_option("--seed", options.seed, "of the openings, and of engines that take one")
        ->check(not_negative())
        ->type_name("N")
        ->capture_default_str();
    add_clock_options(command, options);
    command.add_option("--move-limit", options.move_limit, "moves of a game (default: three for each point)")
        ->check(CLI::Range(1, 100'000))
        ->type_name("N");
    command
        .add_option("--referee", options.referee,
                    "engine that counts where the players disagree, or none (default: katachi-gtp)")
        ->type_name("COMMAND");
    add_sprt_options(command, options.sprt, options.alpha, options.beta);
}

void add_show_match(CLI::App& arena, const CommonOptions& common, Action& action) {
    auto* command = arena.add_subcommand("show", "how a match stands, also while it is being played");
    auto options = std::make_shared<ArenaShowOptions>();
    command->add_option("FOLDER", options->folder, "where the match is kept")->required()->type_name("FOLDER");
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Example:\n"
                 "  katachi arena show match");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_arena_show(*options, common); }; });
}

void add_sprt(CLI::App& arena, Action& action) {
    auto* command = arena.add_subcommand("sprt", "the sequential test of a match, from counts alone");
    auto options = std::make_shared<ArenaSprtOptions>();
    command->add_option("--pairs", options->pairs, "how many pairs of games gave A 0, 1/2, 1, 1 1/2 and 2 points")
        ->delimiter(',')
        ->expected(static_cast<int>(regression::pair_outcomes))
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{1'000'000'000}))
        ->required()
        ->type_name("N,N,N,N,N");
    add_sprt_options(*command, options->sprt, options->alpha, options->beta)->required();
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Example:\n"
                 "  katachi arena sprt --pairs 3,10,40,12,4 --sprt 0,20");
    command->callback([options, &action] { action = [options] { return run_arena_sprt(*options); }; });
}

}  // namespace

void add_arena_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("arena", "let two engines, or two libraries of patterns, play a match");
    command->require_subcommand(0, 1);
    auto run = std::make_shared<ArenaRun>();
    command->add_option("--resume", run->resume, "go on with the match in this folder")->type_name("FOLDER");
    add_match_options(*command, run->match);
    command->add_option("--concurrency", run->concurrency, "games side by side, each with engines of its own")
        ->check(CLI::Range(1, 1024))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("-o,--output", run->folder, "where the match is kept: its games, logs and state")
        ->type_name("FOLDER")
        ->capture_default_str();
    add_json_option(*command, run->format);
    add_show_match(*command, common, action);
    add_sprt(*command, action);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi arena --a katachi-gtp --b 'gnugo --mode gtp --chinese-rules' --size 9 --games 100 -o match\n"
        "  katachi arena --a-patterns new.kpb --b-patterns old.kpb --openings games/ --sprt 0,30 -o new-old\n"
        "  katachi arena --resume match\n"
        "  katachi arena show match\n"
        "  katachi arena sprt --pairs 3,10,40,12,4 --sprt 0,20\n"
        "\nEach opening is played twice, with colours swapped. A player that crashes, plays an illegal move, does\n"
        "not answer or whose flag falls loses the game, and what was said is kept in logs/. Where the players\n"
        "do not agree who has won, they clean up if both can, and then the referee counts; what nobody can tell\n"
        "counts as unknown. The same command, or --resume, goes on after Ctrl-C or a crash.\n"
        "Exit status: 0 played to the end, 1 a player did wrong or a result is unknown, 2 trouble or stopped.");
    command->callback([run, command, &common, &action] {
        if (!command->get_subcommands().empty()) return check_no_match_options(*command);
        action = [run, command, &common] {
            if (!run->resume.empty()) check_resumed(*command);
            return run_arena(*run, common);
        };
    });
}

}  // namespace katachi::cli
