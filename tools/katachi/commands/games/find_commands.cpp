#include "tools/katachi/commands/games/find_commands.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/games/base/filter_options.h"
#include "tools/katachi/commands/games/finding.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

void add_games_find(CLI::App& games, const CommonOptions& common, Action& action) {
    auto* command = games.add_subcommand("find", "the games of a base in which a position stood, and how they went on");
    auto options = std::make_shared<GamesFindOptions>();
    command->add_option("GAME", options->game, "a game (FILE#N) or a drawn board, - for standard input")
        ->required()
        ->type_name("FILE");
    add_base_option(*command, options->base);
    command->add_option("--move", options->move, "the position before move N (default: the last)")
        ->check(CLI::Range(1, 100000));
    add_path_option(*command, options->path);
    add_limit_option(*command, options->telling.limit, "list at most N continuations and games; all are counted");
    add_filter_options(*command, options->filter);
    add_jobs_option(*command, options->jobs);
    add_json_option(*command, options->telling.format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi games find game.sgf --move 20 base/\n"
                 "  katachi games find board.txt base/ --player 'Cho Chikun'\n"
                 "\nThe whole position is looked for, by whatever order of moves it came, turned, mirrored or with "
                 "colours\nexchanged; who is to move is not asked. Exit status 1: it stood in no game.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_games_find(*options, common); }; });
}

void add_games_openings(CLI::App& games, const CommonOptions& common, Action& action) {
    auto* command = games.add_subcommand("openings", "the moves that the games of a base begin with, as a tree");
    auto options = std::make_shared<GamesOpeningsOptions>();
    add_base_option(*command, options->base);
    command->add_option("--depth", options->depth, "follow lines for at most N moves")
        ->check(CLI::Range(1, 100))
        ->type_name("N")
        ->capture_default_str();
    add_limit_option(*command, options->limit, "list the N most played moves");
    add_filter_options(*command, options->filter);
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi games openings base/ --depth 6 --limit 40\n"
                 "  katachi games openings base/ --black 'Cho Chikun'\n"
                 "\nThe tree is one of positions: moves that lead to the same position, turned, mirrored or with "
                 "colours\nexchanged, are one, and a position that is reached by several orders of moves is followed "
                 "once. Shares are\nof the games that had the position before the move, `games after` those that had "
                 "the one behind it.\nBoards of 19 lines without handicap. Exit status 1: no game begins so.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_games_openings(*options, common); }; });
}

void add_games_merge(CLI::App& games, const CommonOptions& common, Action& action) {
    auto* command = games.add_subcommand("merge", "join the answers of the shards of a search");
    auto options = std::make_shared<GamesMergeOptions>();
    command->add_option("ANSWER", options->answers, "what katachi games search --shard has written")
        ->required()
        ->type_name("FILE");
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi games search shape.txt base/ --shard 1/2 > part-1.json\n"
                 "  katachi games search shape.txt base/ --shard 2/2 > part-2.json\n"
                 "  katachi games merge part-1.json part-2.json\n"
                 "\nWhat is told is what one search tells. Shards must be of one search, each once. Exit status 1: no "
                 "game has\nthe shape.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_games_merge(*options, common); }; });
}

}  // namespace

void add_find_commands(CLI::App& games, const CommonOptions& common, Action& action) {
    add_games_find(games, common, action);
    add_games_openings(games, common, action);
    add_games_merge(games, common, action);
}

}  // namespace katachi::cli
