// katachi sgf turn, flip, swap-colours and utf8: the same games, written otherwise.
#include <functional>
#include <memory>

#include "compiler/model/discovery.h"
#include "compiler/sgf/sgf_transform.h"
#include "tools/katachi/orientation_names.h"
#include "tools/katachi/sgf_commands.h"

namespace katachi {

namespace {

struct TransformOptions {
    SgfFiles files;
    int degrees = 0;
    std::string orientation;
    bool sideways = false;
};

using Transform = std::function<void(SgfTree&, const std::string& name)>;

Outcome run_transform(const SgfFiles& files, const Transform& transform) {
    AskedGames asked = read_asked_games(files.inputs.front(), files.encoding);
    say_warnings(asked);
    auto& games = asked.collection.games;
    for (std::size_t i = 0; i < games.size(); ++i) transform(games[i], asked.name_of(i));
    write_games(games, files);
    return Outcome::success;
}

Outcome run_turn(const SgfFiles& files, Orientation orientation) {
    return run_transform(files, [&](SgfTree& game, const std::string& name) {
        if (game.board_size() == 0)
            throw FileError(name + ": its board is not square of 2 to 19 lines; it cannot be turned");
        turn(game, orientation);
    });
}

Orientation asked_orientation(const TransformOptions& options) {
    if (options.degrees == 0 && options.orientation.empty())
        throw FileError("turn takes --rotate or --orientation; katachi sgf turn --help shows examples");
    if (const auto named = orientation_of(options.orientation)) return *named;
    return options.degrees == 90    ? Orientation::rotated_90
           : options.degrees == 180 ? Orientation::rotated_180
                                    : Orientation::rotated_270;
}

CLI::App* add_transform(CLI::App& sgf, const std::string& name, const std::string& what, SgfFiles& files) {
    auto* command = sgf.add_subcommand(name, what);
    add_sgf_input(*command, files, false);
    add_sgf_output(*command, files);
    return command;
}

void add_turn(CLI::App& sgf, Action& action) {
    auto options = std::make_shared<TransformOptions>();
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
    command->callback(
        [options, &action] { action = [options] { return run_turn(options->files, asked_orientation(*options)); }; });
}

void add_flip(CLI::App& sgf, Action& action) {
    auto options = std::make_shared<TransformOptions>();
    auto* command = add_transform(sgf, "flip", "exchange top and bottom, or left and right", options->files);
    command->add_flag("--sideways", options->sideways, "left and right instead of top and bottom");
    add_examples(*command, "Examples:\n  katachi sgf flip --sideways game.sgf -o mirrored.sgf");
    command->callback([options, &action] {
        action = [options] {
            return run_turn(options->files, options->sideways ? Orientation::mirrored : Orientation::flipped);
        };
    });
}

void add_swap_colours(CLI::App& sgf, Action& action) {
    auto options = std::make_shared<TransformOptions>();
    auto* command = add_transform(sgf, "swap-colours", "exchange Black and White", options->files);
    add_examples(*command,
                 "Examples:\n  katachi sgf swap-colours game.sgf -o swapped.sgf\n"
                 "\nMoves, stones, names, ranks, teams, territory, clocks, the turn and the result are exchanged; komi "
                 "and\nhandicap stay as they are written.");
    command->callback([options, &action] {
        action = [options] {
            return run_transform(options->files, [](SgfTree& game, const std::string&) { swap_colours(game); });
        };
    });
}

void add_utf8(CLI::App& sgf, Action& action) {
    auto options = std::make_shared<TransformOptions>();
    auto* command = add_transform(sgf, "utf8", "write games anew as SGF version 4 in UTF-8", options->files);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi sgf utf8 old.sgf -o new.sgf\n"
                 "  katachi sgf utf8 --encoding Big5 old.sgf > new.sgf");
    command->callback([options, &action] {
        action = [options] { return run_transform(options->files, [](SgfTree&, const std::string&) {}); };
    });
}

}  // namespace

void add_sgf_transform_commands(CLI::App& sgf, Action& action) {
    add_turn(sgf, action);
    add_flip(sgf, action);
    add_swap_colours(sgf, action);
    add_utf8(sgf, action);
}

}  // namespace katachi
