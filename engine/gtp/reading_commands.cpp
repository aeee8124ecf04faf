// What tactical reading says of strings, in the forms of GNU Go's manual, chapter 19.
#include "engine/gtp/commands.h"

namespace katachi {

namespace {

using Question = TacticalAnswer (Tactics::*)(Board&, Vertex);

// "1 G1", a code and the move, or "0".
template <Question question>
GtpAnswer ask(GtpSession& session, const GtpArguments& arguments) {
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure("invalid coordinate");
    Board board = session.game.board();
    if (board.at(*vertex) == Colour::empty) return failure("vertex must not be empty");
    const TacticalAnswer answer = (session.tactics.*question)(board, *vertex);
    session.reading_nodes += answer.nodes;
    if (answer.code == TacticalCode::failure) return success("0");
    return success(std::to_string(static_cast<int>(answer.code)) + ' ' + session.name(answer.move));
}

GtpAnswer reset_reading_node_counter(GtpSession& session, const GtpArguments&) {
    session.reading_nodes = 0;
    return success();
}

GtpAnswer get_reading_node_counter(GtpSession& session, const GtpArguments&) {
    return success(std::to_string(session.reading_nodes));
}

GtpAnswer increase_depths(GtpSession& session, const GtpArguments&) {
    session.tactics.read_more();
    return success();
}

GtpAnswer decrease_depths(GtpSession& session, const GtpArguments&) {
    session.tactics.read_less();
    return success();
}

constexpr GtpCommand commands[] = {
    {"attack", "VERTEX", "whether the opponent, to move, can capture the string, and how", ask<&Tactics::attack>},
    {"defend", "VERTEX", "whether its owner, to move, can save the string, and how", ask<&Tactics::defend>},
    {"increase_depths", "", "reads twice as much", increase_depths},
    {"decrease_depths", "", "reads half as much", decrease_depths},
    {"reset_reading_node_counter", "", "counts positions read from 0 again", reset_reading_node_counter},
    {"get_reading_node_counter", "", "how many positions were read", get_reading_node_counter},
};

}  // namespace

std::span<const GtpCommand> reading_commands() { return commands; }

}  // namespace katachi
