// Moves of the game, and what they were.
#include <vector>

#include "base/text/number.h"
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

Answer play_move(Session& session, board::Colour colour, board::Vertex vertex) {
    if (!session.game.trials().empty()) return failure("trial moves are on the board; popgo takes them back");
    return session.game.play(colour, vertex) == board::Legality::ok ? success() : failure("illegal move");
}

Answer play(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    const auto vertex = session.vertex(arguments[1]);
    if (!colour || !vertex) return failure("invalid color or coordinate");
    return play_move(session, *colour, *vertex);
}

// All of the moves or none.
Answer play_sequence(Session& session, const Arguments& arguments) {
    int played = 0;
    for (std::size_t i = 0; i < arguments.count(); i += 2) {
        const auto colour = parse_colour(arguments[i]);
        const auto vertex = session.vertex(arguments[i + 1]);
        const Answer answer =
            colour && vertex ? play_move(session, *colour, *vertex) : failure("invalid color or coordinate");
        if (!answer.is_success) {
            session.game.undo(played);
            return failure(answer.text + " (move " + std::to_string(played + 1) + "); none of the moves was played");
        }
        ++played;
    }
    return success();
}

template <board::Colour colour>
Answer play_as(Session& session, const Arguments& arguments) {
    const auto vertex = session.vertex(arguments[0]);
    if (!vertex) return failure(invalid_coordinate);
    return play_move(session, colour, *vertex);
}

Answer undo_moves(Session& session, int count) {
    const bool can_undo = session.game.trials().empty() && session.game.undo(count);
    return can_undo ? success() : failure("cannot undo");
}

Answer undo(Session& session, const Arguments&) { return undo_moves(session, 1); }

bool begins_with_number(std::string_view text) {
    const std::size_t sign = text.starts_with('-') ? 1 : 0;
    return text.find_first_of("0123456789") == sign;
}

// A word that is no number is one move, as GNU Go has it.
Answer gg_undo(Session& session, const Arguments& arguments) {
    const auto count = base::leading_number<int>(arguments[0]);
    if (!count) return begins_with_number(arguments[0]) ? failure("cannot undo") : undo_moves(session, 1);
    return count->value < 0 ? failure("can't undo a negative number of moves") : undo_moves(session, count->value);
}

std::string move_text(const Session& session, const board::Move& move) {
    return (move.colour == board::Colour::black ? "black " : "white ") + session.name(move.vertex);
}

Answer last_move(Session& session, const Arguments&) {
    const auto history = session.game.history();
    return history.empty() ? failure("no previous move known") : success(move_text(session, history.back()));
}

Answer move_history(Session& session, const Arguments&) {
    const auto history = session.game.history();
    const std::vector<board::Move> last_first(history.rbegin(), history.rend());
    std::string text;
    for (const board::Move& move : last_first) text += move_text(session, move) + '\n';
    return success(text);
}

Answer captures(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    return success(std::to_string(session.game.board().captured(board::opponent(*colour))));
}

}  // namespace

std::span<const Command> move_commands() {
    static constexpr Command commands[] = {
        {"play", "COLOUR VERTEX", "plays a stone, or passes", play},
        {"black", "VERTEX", "plays a black stone, or passes for Black", play_as<board::Colour::black>},
        {"white", "VERTEX", "plays a white stone, or passes for White", play_as<board::Colour::white>},
        {"playwhite", "VERTEX", "the same", play_as<board::Colour::white>},
        {"gogui-play_sequence", "[COLOUR VERTEX]...", "plays all of these moves, or none", play_sequence},
        {"undo", "", "takes back the last move", undo},
        {"gg-undo", "[COUNT]", "takes back the last moves", gg_undo},
        {"last_move", "", "the last move", last_move},
        {"move_history", "", "the moves, the last one first", move_history},
        {"captures", "COLOUR", "how many stones this side has captured", captures},
    };
    return commands;
}

}  // namespace katachi::gtp
