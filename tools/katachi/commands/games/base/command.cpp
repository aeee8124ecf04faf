#include "tools/katachi/commands/games/base/command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/games/base/base_commands.h"
#include "tools/katachi/commands/games/base/filter_options.h"
#include "tools/katachi/commands/games/base/import.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

void add_games_import(CLI::App& games, const CommonOptions& common, Action& action) {
    auto* command = games.add_subcommand("import", "games into a base, which is searched in milliseconds");
    auto options = std::make_shared<GamesImportOptions>();
    command->add_option("BASE", options->base, "the folder of the base; made where there is none")
        ->required()
        ->type_name("FOLDER");
    command->add_option("GAMES", options->paths, "SGF files, folders, .zip, .tar.gz, .sgf.gz")->type_name("PATH");
    command->add_option("--aliases", options->aliases, "spellings of players' names, lines NAME = SPELLING, SPELLING")
        ->type_name("FILE");
    add_jobs_option(*command, options->jobs);
    add_reading_options(*command, options->reading);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi games import base/ games/ old.zip\n"
                 "  katachi games import base/ --aliases players.txt\n"
                 "\nSources that are unchanged since the last import are passed over, changed ones replaced. An import "
                 "that was\nstopped or killed goes on with the same command. Games with the same moves, also turned or "
                 "with colours\nexchanged, are kept and counted once. Exit status 1: something was passed over.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_games_import(*options, common); }; });
}

void add_games_list(CLI::App& games, const CommonOptions& common, Action& action) {
    auto* command = games.add_subcommand("list", "the games of a base, or those that pass filters");
    auto options = std::make_shared<GamesListOptions>();
    add_base_option(*command, options->base);
    add_filter_options(*command, options->filter);
    add_limit_option(*command, options->limit, "list at most N games; all are counted");
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi games list base/ --player 'Cho Chikun' --player 'Kobayashi Koichi'\n"
                 "  katachi games list base/ --since 2016-07 --result B+R --json\n"
                 "\nExit status 1: no game passes.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_games_list(*options, common); }; });
}

void add_games_show(CLI::App& games, const CommonOptions& common, Action& action) {
    auto* command = games.add_subcommand("show", "what a base tells of one game");
    auto options = std::make_shared<GamesShowOptions>();
    add_base_option(*command, options->base);
    command->add_option("NUMBER", options->number, "of the game, as list and search --games tell it")
        ->required()
        ->type_name("N")
        ->check(CLI::Range(1, 1000000000));
    command->add_option("--move", options->move, "draw the position before move N")->check(CLI::Range(1, 100000));
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi games show base/ 17\n"
                 "  katachi games show base/ 17 --move 49      where a search found the shape after move 48");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_games_show(*options, common); }; });
}

void add_games_export(CLI::App& games, Action& action) {
    auto* command = games.add_subcommand("export", "games of a base as SGF");
    auto options = std::make_shared<GamesExportOptions>();
    add_base_option(*command, options->base);
    command->add_option("NUMBER", options->numbers, "of games; left out: all that pass the filters")
        ->type_name("N")
        ->check(CLI::Range(1, 1000000000));
    add_filter_options(*command, options->filter);
    command
        ->add_option("--shape", options->shape,
                     "games where this shape stands, with the hits marked: a file with a diagram, -, or an entry")
        ->type_name("FILE|ENTRY");
    add_pattern_options(*command, options->patterns);
    add_jobs_option(*command, options->jobs);
    command->add_option("-o,--output", options->output, "a file NAME.sgf with all, or a folder with a file for each")
        ->type_name("PATH");
    add_examples(*command,
                 "Examples:\n"
                 "  katachi games export base/ 17 18 -o two.sgf\n"
                 "  katachi games export base/ --event Honinbo -o honinbo/\n"
                 "  katachi games export base/ --shape shape.txt --since 2016 -o found.sgf\n"
                 "\nA base keeps the main line and what is told of the game; comments and variations stay in the "
                 "sources.");
    command->callback([options, &action] { action = [options] { return run_games_export(*options); }; });
}

void add_games_duplicates(CLI::App& games, const CommonOptions& common, Action& action) {
    auto* command = games.add_subcommand("duplicates", "games of a base with the same moves");
    auto options = std::make_shared<GamesDuplicatesOptions>();
    add_base_option(*command, options->base);
    add_limit_option(*command, options->limit, "list at most N games; all are counted");
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi games duplicates base/\n"
                 "\nEach game is followed by those with the same moves, also turned, mirrored or with colours "
                 "exchanged. A game\nthat goes on where another ends is another game. Exit status 1: there are none.");
    command->callback([options, &common, &action] {
        action = [options, &common] { return run_games_duplicates(*options, common); };
    });
}

}  // namespace

void add_base_commands(CLI::App& games, const CommonOptions& common, Action& action) {
    add_games_import(games, common, action);
    add_games_list(games, common, action);
    add_games_show(games, common, action);
    add_games_export(games, action);
    add_games_duplicates(games, common, action);
}

}  // namespace katachi::cli
