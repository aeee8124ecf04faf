// katachi sgf turn, flip, swap-colours and utf8: the same games, written otherwise.
#include <fmt/core.h>

#include <functional>

#include "base/files/file_error.h"
#include "base/long_work/progress_line.h"
#include "compiler/sgf/facts.h"
#include "compiler/sgf/transform.h"
#include "tools/katachi/commands/sgf/commands.h"
#include "tools/katachi/shared/orientation_names.h"

namespace katachi::cli {

namespace {

using Transform = std::function<void(compiler::SgfTree&, const std::string& name)>;

Outcome transform_games(const SgfFiles& files, const Transform& transform) {
    const base::ProgressLine line;
    line.show("Reading  " + files.inputs.front());
    authoring::AskedGames asked = authoring::read_asked_games(files.inputs.front(), files.encoding);
    line.clear();
    say_warnings(asked);
    auto& games = asked.collection.games;
    for (std::size_t i = 0; i < games.size(); ++i) transform(games[i], asked.name_of(i));
    write_games(games, files);
    return Outcome::success;
}

Outcome turn_games(const SgfFiles& files, board::Orientation orientation) {
    return transform_games(files, [&](compiler::SgfTree& game, const std::string& name) {
        if (game.board_size() == 0)
            throw base::FileError(name + ": its board is not square of 2 to 19 lines; it cannot be turned");
        compiler::turn(game, orientation);
    });
}

board::Orientation asked_orientation(const SgfTurnOptions& options) {
    if (options.degrees == 0 && options.orientation.empty())
        throw base::FileError("turn takes --rotate or --orientation; katachi sgf turn --help shows examples");
    if (const auto named = orientation_of(options.orientation)) return *named;
    return options.degrees == 90    ? board::Orientation::rotated_90
           : options.degrees == 180 ? board::Orientation::rotated_180
                                    : board::Orientation::rotated_270;
}

}  // namespace

Outcome run_sgf_turn(const SgfTurnOptions& options) { return turn_games(options.files, asked_orientation(options)); }

Outcome run_sgf_flip(const SgfFlipOptions& options) {
    return turn_games(options.files, options.sideways ? board::Orientation::mirrored : board::Orientation::flipped);
}

Outcome run_sgf_swap_colours(const SgfFiles& files) {
    return transform_games(files, [](compiler::SgfTree& game, const std::string&) { compiler::swap_colours(game); });
}

Outcome run_sgf_utf8(const SgfFiles& files) {
    return transform_games(files, [](compiler::SgfTree& game, const std::string&) {
        const sgf::SgfKomi komi = compiler::sgf_komi(game);
        if (komi.is_corrected) game.node(compiler::sgf_root).set("KM", fmt::format("{:g}", *komi.points));
    });
}

}  // namespace katachi::cli
