// katachi sgf text: a position of a game, drawn.
#include <iostream>

#include "base/files/file_error.h"
#include "compiler/sgf/line.h"
#include "engine/board/position_text.h"
#include "engine/board/side_name.h"
#include "engine/sgf/warning_text.h"
#include "tools/katachi/commands/sgf/commands.h"

namespace katachi::cli {

Outcome run_sgf_text(const SgfTextOptions& options) {
    const authoring::AskedGames asked =
        authoring::read_asked_game(options.files.inputs.front(), options.files.encoding);
    say_warnings(asked);
    const compiler::SgfTree& tree = asked.collection.games.front();
    const std::string name = asked.name_of(0) + (options.path.empty() ? "" : ", path " + options.path);
    const sgf::Game game = compiler::game_of_line(tree, authoring::line_of(tree, asked.name_of(0), options.path));
    const int number = options.move > 0 ? options.move : game.move_count() + 1;
    const auto found = sgf::position_before_move(game, number);
    if (const auto* error = std::get_if<sgf::SgfError>(&found)) throw base::FileError(name + ": " + error->message);
    const auto& position = std::get<sgf::SgfPosition>(found);
    for (const sgf::SgfWarning& warning : position.warnings)
        std::cerr << asked.file << ":" << sgf::warning_text(warning, *asked.collection.source) << '\n';
    const std::string place = options.move > 0 ? "before move " + std::to_string(number)
                                               : "last position (after move " + std::to_string(number - 1) + ")";
    // So that what reads drawings reads the drawing alone.
    std::cerr << name << ", " << place << ": " << board::side_name(position.to_move) << " to play\n";
    std::cout << board::print_position(position.board.position());
    return Outcome::success;
}

}  // namespace katachi::cli
