// Stones that are set up instead of played.
#include <optional>
#include <utility>

#include "base/text/ascii_case.h"
#include "engine/gtp/commands.h"

namespace katachi::gtp {
std::span<const Command> position_commands();

namespace {

constexpr const char* trials_on_board = "trial moves are on the board; popgo takes them back";

std::optional<board::Colour> point_colour(std::string_view text) {
    const std::string lower = base::lower_case(text);
    if (lower == "e" || lower == "empty") return board::Colour::empty;
    return parse_colour(text);
}

bool has_captured_string(const board::Board& board) {
    for (const board::Colour colour : {board::Colour::black, board::Colour::white})
        for (const board::Vertex vertex : board.stones(colour))
            if (board.liberties(vertex) == 0) return true;
    return false;
}

Answer set_up(Session& session, board::Position position, const Arguments& arguments) {
    if (!session.game.trials().empty()) return failure(trials_on_board);
    for (std::size_t i = 0; i < arguments.count(); i += 2) {
        const auto colour = point_colour(arguments[i]);
        const auto vertex = session.point(arguments[i + 1]);
        if (!colour || !vertex) return failure("invalid color or coordinate");
        position.put(*vertex, *colour);
    }
    board::Game game(position, session.game.game().to_move(), session.game.rules());
    if (has_captured_string(game.board())) return failure("a string would have no liberties");
    session.game = TrialGame(std::move(game));
    session.play.begin_anew();
    return success();
}

Answer gogui_setup(Session& session, const Arguments& arguments) {
    return set_up(session, session.game.board().position(), arguments);
}

Answer set_position(Session& session, const Arguments& arguments) {
    return set_up(session, board::Position(session.size()), arguments);
}

Answer gogui_setup_player(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure("invalid color");
    if (!session.game.trials().empty()) return failure(trials_on_board);
    board::Game game = session.game.game();
    game.set_to_move(*colour);
    session.game = TrialGame(std::move(game));
    return success();
}

}  // namespace

std::span<const Command> position_commands() {
    static constexpr Command commands[] = {
        {"gogui-setup", "[COLOUR VERTEX]...", "puts stones on the board, or takes them off by the colour e",
         gogui_setup},
        {"gogui-setup_player", "COLOUR", "sets whose turn it is", gogui_setup_player},
        {"set_position", "[COLOUR VERTEX]...", "the board with these stones and no others", set_position},
    };
    return commands;
}

}  // namespace katachi::gtp
