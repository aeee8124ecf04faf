// katachi games: what collections of games say.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/games/base/command.h"
#include "tools/katachi/commands/games/base/filter_options.h"
#include "tools/katachi/commands/games/find_commands.h"
#include "tools/katachi/commands/games/search.h"
#include "tools/katachi/commands/games/weigh.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

void add_games_search(CLI::App& games, const CommonOptions& common, Action& action) {
    auto* command = games.add_subcommand("search", "how often a shape stood in games, how it went on, and who won");
    auto options = std::make_shared<GamesSearchOptions>();
    command
        ->add_option("SHAPE", options->shape,
                     "a file with a diagram, a game (FILE#N) or a board, - for standard input, or an entry (NAME or "
                     "DATABASE/NAME); left out with --from")
        ->type_name("FILE|ENTRY");
    command->add_option("GAMES", options->paths, "a base alone, or SGF files, folders, .zip, .tar.gz, .sgf.gz")
        ->type_name("PATH");
    add_pattern_options(*command, options->patterns);
    command->add_option("--from", options->from, "instead of SHAPE: a game (FILE#N) or drawn board to cut it from")
        ->type_name("FILE");
    add_move_option(*command, options->move, "of a game: the position before move N (default: the last)");
    add_path_option(*command, options->path);
    command->add_option("--area", options->area,
                        "of a game or board: opposite corners such as C3-H7, or a corner such as upper-left (default: "
                        "the whole board)");
    command->add_flag("--anywhere", options->anywhere, "edges that the shape has need not be there");
    command->add_flag("--no-turn", options->no_turn, "only in the orientation that is drawn");
    command->add_flag("--no-swap", options->no_swap, "only in the colours that are drawn");
    command->add_flag("--each-move", options->each_move, "count each position in which the shape stands");
    command->add_flag("--games", options->telling.lists_games, "list the hits with their games");
    add_limit_option(*command, options->telling.limit, "list at most N continuations and hits; all are counted");
    command->add_option("--moves", options->moves, "the shape begins to stand after one of these moves")
        ->type_name("A-B");
    command
        ->add_option("--then", options->then,
                     "these moves follow within the shape, as X B2 O C1: A is its left column, 1 its lowest row")
        ->type_name("MOVES");
    command->add_option("--shard", options->shard, "of a base: search one part of N alone, for katachi games merge")
        ->type_name("I/N");
    add_filter_options(*command, options->filter);
    add_jobs_option(*command, options->jobs);
    add_reading_options(*command, options->reading);
    add_json_option(*command, options->telling.format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi games search shape.txt games/\n"
                 "  printf 'XO\\nOX\\n' | katachi games search - games.sgf.gz --games\n"
                 "  katachi games search corner.txt base/ --then 'O C3 X D3'         both moves were played\n"
                 "  katachi games search game.sgf --move 30 --area A1-G7 games/\n"
                 "  katachi games search shape.txt base/ --player 'Cho Chikun' --since 1980 --moves 1-60\n"
                 "\nX of the shape is Black, O is White. A hit is a place where the shape stands, from the move that "
                 "completes it\nto the move that breaks it. Its continuation is the first move within its rectangle "
                 "after that.\nDigits number moves that are to follow, odd ones Black's; a line such as 3 at 1 has one "
                 "on the point of another.\nExit status 1: no game has the shape.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_games_search(*options, common); }; });
}

void add_games_weigh(CLI::App& games, const CommonOptions& common, Action& action) {
    auto* command = games.add_subcommand("weigh", "who plays the moves of patterns in games, and how often they win");
    auto options = std::make_shared<GamesWeighOptions>();
    command->add_option("DB", options->patterns.paths, "pattern folders or .db files (default: the shipped library)")
        ->type_name("PATH");
    command->add_option("--database", options->patterns.databases, "the databases of these names alone");
    command->add_option("--games", options->games, "SGF files, folders, .zip, .tar.gz, .sgf.gz")
        ->required()
        ->type_name("PATH");
    command->add_option("--sort", options->sort, "the greatest first; of differences, the surest, up or down")
        ->check(CLI::IsMember(weigh_columns()))
        ->capture_default_str();
    command->add_option("--limit", options->limit, "so many patterns; JSON and tsv have all")
        ->check(CLI::Range(0, 1000000000))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--db", options->catalogue, "store the figures in this catalogue too")->type_name("FILE");
    add_jobs_option(*command, options->jobs);
    add_reading_options(*command, options->reading);
    add_format_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi games weigh --games games/\n"
                 "  katachi games weigh patterns/ --games games.sgf.gz --sort difference --limit 50\n"
                 "  katachi games weigh patterns/attack.db --games games/ --db katachi.kdb\n"
                 "\nA pattern counts once from the position where it begins to match at a place until it matches "
                 "there no longer, for\neither side. Shapes alone are matched; neither constraints nor class letters "
                 "are asked. Its move is played at once by\nthe next move of the game, later while it still matches, "
                 "or by the opponent. What was expected is how often those won\nwho moved with the same colour, in "
                 "the same 20 moves, with the same difference in rank and komi. After Ctrl-C, what\nwas counted so "
                 "far is printed, with exit status 2.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_games_weigh(*options, common); }; });
}

}  // namespace

void add_games_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* games = program.add_subcommand("games", "what collections of games say");
    games->require_subcommand(1);
    add_examples(
        *games,
        "Examples:\n  katachi games search shape.txt games/\n  katachi games import base/ games/\n  katachi games "
        "weigh --games games/");
    add_games_search(*games, common, action);
    add_base_commands(*games, common, action);
    add_find_commands(*games, common, action);
    add_games_weigh(*games, common, action);
}

}  // namespace katachi::cli
