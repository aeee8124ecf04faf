// katachi sgf: game records told about, turned, merged, drawn and brought to UTF-8.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/sgf/commands.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/orientation_names.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

void add_info(CLI::App& sgf, const CommonOptions& common, Action& action) {
    auto* command = sgf.add_subcommand("info", "what is in games: players, result, moves, encoding, what was mended");
    auto options = std::make_shared<SgfInfoOptions>();
    add_games_input(*command, options->files);
    add_archive_limit_option(*command, options->archive_limit);
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi sgf info game.sgf\n"
                 "  katachi sgf info games/ archive.tar.gz --format json | jq '.games[].result'\n"
                 "\nFolders and archives (.zip, .tar.gz, .sgf.gz) may stand for files. Exit status 1: a file holds no "
                 "game.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_sgf_info(*options, common); }; });
}

CLI::App* add_transform(CLI::App& sgf, const std::string& name, const std::string& what, SgfFiles& files) {
    auto* command = sgf.add_subcommand(name, what);
    add_game_input(*command, files);
    add_sgf_output(*command, files);
    return command;
}

void add_turn(CLI::App& sgf, Action& action) {
    auto options = std::make_shared<SgfTurnOptions>();
    auto* command =
        add_transform(sgf, "turn", "turn the board, with all moves, stones, marks and labels on it", options->files);
    auto* rotate = command->add_option("--rotate", options->degrees, "degrees clockwise: 90, 180 or 270")
                       ->check(CLI::IsMember({90, 180, 270}));
    command->add_option("--orientation", options->orientation, "any of the eight orientations, by its name")
        ->check(CLI::IsMember(orientation_names()))
        ->excludes(rotate);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi sgf turn --rotate 90 game.sgf -o turned.sgf\n"
                 "  katachi sgf turn --orientation transposed 'games.sgf#3'");
    command->callback([options, &action] { action = [options] { return run_sgf_turn(*options); }; });
}

void add_flip(CLI::App& sgf, Action& action) {
    auto options = std::make_shared<SgfFlipOptions>();
    auto* command = add_transform(sgf, "flip", "exchange top and bottom, or left and right", options->files);
    command->add_flag("--sideways", options->sideways, "left and right instead of top and bottom");
    add_examples(*command, "Examples:\n  katachi sgf flip --sideways game.sgf -o mirrored.sgf");
    command->callback([options, &action] { action = [options] { return run_sgf_flip(*options); }; });
}

void add_swap_colours(CLI::App& sgf, Action& action) {
    auto files = std::make_shared<SgfFiles>();
    auto* command = add_transform(sgf, "swap-colours", "exchange Black and White", *files);
    add_examples(*command,
                 "Examples:\n  katachi sgf swap-colours game.sgf -o swapped.sgf\n"
                 "\nMoves, stones, names, ranks, teams, territory, clocks, the turn and the result are exchanged; komi "
                 "and\nhandicap stay as they are written.");
    command->callback([files, &action] { action = [files] { return run_sgf_swap_colours(*files); }; });
}

void add_utf8(CLI::App& sgf, Action& action) {
    auto files = std::make_shared<SgfFiles>();
    auto* command = add_transform(sgf, "utf8", "write games anew as SGF version 4 in UTF-8", *files);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi sgf utf8 old.sgf -o new.sgf\n"
                 "  katachi sgf utf8 --encoding Big5 old.sgf > new.sgf");
    command->callback([files, &action] { action = [files] { return run_sgf_utf8(*files); }; });
}

void add_merge(CLI::App& sgf, Action& action) {
    auto* command = sgf.add_subcommand("merge", "one tree of several games: their common moves once");
    auto files = std::make_shared<SgfFiles>();
    add_games_input(*command, *files);
    add_sgf_output(*command, *files);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi sgf merge joseki.sgf other.sgf -o both.sgf\n"
        "  katachi sgf merge games.sgf -o tree.sgf                all games of a collection\n"
        "  katachi sgf merge games/ -o tree.sgf                   all games of a folder or an archive\n"
        "\nPlayers, date, result, komi and rules stand where a game parts from all others, and in the root where all "
        "games\nagree in them; a game that ends within another one is told of in a comment. Marks and labels of equal\n"
        "positions are joined, different comments follow one another. A game that begins with other stones than the\n"
        "first, or with another side to move, is told of and left out. Exit status 1: a game was left out.");
    command->callback([files, &action] { action = [files] { return run_sgf_merge(*files); }; });
}

void add_text(CLI::App& sgf, Action& action) {
    auto* command = sgf.add_subcommand("text", "draw a position of a game");
    auto options = std::make_shared<SgfTextOptions>();
    add_game_input(*command, options->files);
    add_move_option(*command, options->move, "the position before move N (default: the last position)");
    add_path_option(*command, options->path);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi sgf text game.sgf\n"
                 "  katachi sgf text game.sgf --path 12.2          the end of a variation; sgf info shows paths\n"
                 "  katachi sgf text 'games.sgf#3' --move 37\n"
                 "\n`katachi match` reads such drawings.");
    command->callback([options, &action] { action = [options] { return run_sgf_text(*options); }; });
}

void add_game_tree(CLI::App& sgf, const CommonOptions& common, Action& action) {
    auto* command = sgf.add_subcommand("tree", "the nodes of a game with their moves, numbered from 0");
    auto options = std::make_shared<SgfTreeOptions>();
    add_game_input(*command, options->files);
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi sgf tree game.sgf\n"
                 "  katachi sgf tree 'games.sgf#3' --json | jq '.moves[.comments[]]'\n"
                 "\nVariations are indented. JSON has columns: what stands at place N is of node N.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_sgf_tree(*options, common); }; });
}

void add_node(CLI::App& sgf, const CommonOptions& common, Action& action) {
    auto* command = sgf.add_subcommand("node", "a node of a game: its position, comment, marks and labels");
    auto options = std::make_shared<SgfNodeOptions>();
    add_game_input(*command, options->files);
    command->add_option("--node", options->node, "the number that katachi sgf tree tells")
        ->check(CLI::Range(0, 1000000000))
        ->capture_default_str();
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi sgf node game.sgf --node 37\n"
                 "  katachi sgf node game.sgf --node 37 --json | jq '[.path, .move]'    for --path and --move");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_sgf_node(*options, common); }; });
}

}  // namespace

void add_sgf_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("sgf", "game records: what they hold; turn, merge, draw and mend them");
    command->require_subcommand(1);
    add_info(*command, common, action);
    add_turn(*command, action);
    add_flip(*command, action);
    add_swap_colours(*command, action);
    add_utf8(*command, action);
    add_merge(*command, action);
    add_text(*command, action);
    add_game_tree(*command, common, action);
    add_node(*command, common, action);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi sgf info games/*.sgf\n"
                 "  katachi sgf text 'games.sgf#3' --move 37\n"
                 "  katachi sgf turn --rotate 90 game.sgf -o turned.sgf\n"
                 "  katachi sgf merge joseki.sgf other.sgf -o both.sgf\n"
                 "  katachi sgf utf8 old.sgf -o new.sgf\n"
                 "\nBroken records are read as far as they make sense; what was mended is said on standard error.\n"
                 "What is written is SGF version 4 in UTF-8, and a file is replaced only when it is whole.");
}

}  // namespace katachi::cli
