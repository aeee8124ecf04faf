// Moves to try out on top of the game.
#include <algorithm>

#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

using Try = board::Legality (TrialGame::*)(board::Colour, board::Vertex);

template <Try try_out>
Answer try_out_move(Session& session, std::optional<board::Colour> colour, std::optional<board::Vertex> vertex) {
    if (!colour || !vertex) return failure("invalid color or coordinate");
    if ((session.game.*try_out)(*colour, *vertex) != board::Legality::ok) return failure("illegal move");
    ++session.trial_counter;
    return success();
}

Answer trymove(Session& session, const Arguments& arguments) {
    return try_out_move<&TrialGame::try_move>(session, parse_colour(arguments[0]), session.vertex(arguments[1]));
}

// No pass takes back a ko.
Answer tryko(Session& session, const Arguments& arguments) {
    return try_out_move<&TrialGame::try_ko>(session, parse_colour(arguments[0]), session.point(arguments[1]));
}

Answer popgo(Session& session, const Arguments&) { return session.game.pop() ? success() : failure("Stack empty."); }

Answer dump_stack(Session& session, const Arguments&) {
    std::string line;
    for (const board::Move& move : session.game.trials())
        line += (move.colour == board::Colour::black ? "B:" : "W:") + session.name(move.vertex) + ' ';
    session.notice(line);
    return success();
}

Answer tried(Session& session, const Arguments& arguments) {
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure(invalid_coordinate);
    const auto trials = session.game.trials();
    return success(
        std::any_of(trials.begin(), trials.end(), [&](const board::Move& move) { return move.vertex == *vertex; })
            ? "1"
            : "0");
}

Answer reset_trymove_counter(Session& session, const Arguments&) {
    session.trial_counter = 0;
    return success();
}

Answer get_trymove_counter(Session& session, const Arguments&) {
    return success(std::to_string(session.trial_counter));
}

}  // namespace

std::span<const Command> trial_commands() {
    static constexpr Command commands[] = {
        {"trymove", "COLOUR VERTEX", "tries a move on top of the game", trymove},
        {"tryko", "COLOUR VERTEX", "tries a move, one that takes back a ko too", tryko},
        {"popgo", "", "takes back the last trial", popgo},
        {"dump_stack", "", "shows the trials to people", dump_stack},
        {"katachi-tried", "VERTEX", "1 if a trial was played there, captured since or not; otherwise 0", tried},
        {"reset_trymove_counter", "", "counts trials from 0 again", reset_trymove_counter},
        {"get_trymove_counter", "", "how many moves were tried", get_trymove_counter},
    };
    return commands;
}

}  // namespace katachi::gtp
