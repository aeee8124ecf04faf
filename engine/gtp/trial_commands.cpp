// Moves to try out on top of the game.
#include "engine/gtp/commands.h"

namespace katachi {

namespace {

using Try = Legality (TrialGame::*)(Colour, Vertex);

template <Try try_out>
GtpAnswer try_move(GtpSession& session, const GtpArguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    const auto vertex = session.vertex(arguments[1]);
    if (!colour || !vertex) return failure("invalid color or coordinate");
    if ((session.game.*try_out)(*colour, *vertex) != Legality::ok) return failure("illegal move");
    ++session.trial_counter;
    return success();
}

GtpAnswer popgo(GtpSession& session, const GtpArguments&) {
    return session.game.pop() ? success() : failure("Stack empty.");
}

GtpAnswer dump_stack(GtpSession& session, const GtpArguments&) {
    std::string line;
    for (const Move& move : session.game.trials())
        line += (move.colour == Colour::black ? "B:" : "W:") + session.name(move.vertex) + ' ';
    session.notice(line);
    return success();
}

GtpAnswer reset_trymove_counter(GtpSession& session, const GtpArguments&) {
    session.trial_counter = 0;
    return success();
}

GtpAnswer get_trymove_counter(GtpSession& session, const GtpArguments&) {
    return success(std::to_string(session.trial_counter));
}

}  // namespace

std::span<const GtpCommand> trial_commands() {
    static constexpr GtpCommand commands[] = {
        {"trymove", "COLOUR VERTEX", "tries a move on top of the game", try_move<&TrialGame::try_move>},
        {"tryko", "COLOUR VERTEX", "tries a move, one that takes back a ko too", try_move<&TrialGame::try_ko>},
        {"popgo", "", "takes back the last trial", popgo},
        {"dump_stack", "", "shows the trials to people", dump_stack},
        {"reset_trymove_counter", "", "counts trials from 0 again", reset_trymove_counter},
        {"get_trymove_counter", "", "how many moves were tried", get_trymove_counter},
    };
    return commands;
}

}  // namespace katachi
