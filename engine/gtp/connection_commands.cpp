// What reading says of two strings, or of a move and a string, in the forms of GNU Go.
#include "engine/gtp/commands.h"

namespace katachi {

namespace {

constexpr std::string_view of_two_colours = "vertices must have same color";

struct TwoStrings {
    Vertex a = pass_vertex;
    Vertex b = pass_vertex;
    std::string objection = {};  // empty if both are strings of one colour
};

TwoStrings two_strings(const GtpSession& session, const GtpArguments& arguments) {
    const auto a = session.point(arguments[0]);
    const auto b = session.point(arguments[1]);
    if (!a || !b) return {.objection = "invalid coordinate"};
    const Board& board = session.game.board();
    if (board.at(*a) == Colour::empty || board.at(*b) == Colour::empty)
        return {.objection = "vertex must not be empty"};
    if (board.at(*a) != board.at(*b)) return {.objection = std::string(of_two_colours)};
    return {*a, *b};
}

GtpAnswer same_dragon(GtpSession& session, const GtpArguments& arguments) {
    const TwoStrings strings = two_strings(session, arguments);
    if (strings.objection == of_two_colours) return success("0");
    if (!strings.objection.empty()) return failure(strings.objection);
    Board board = session.game.board();
    const TacticalAnswer answer = session.tactics.same_dragon(board, strings.a, strings.b);
    session.reading_nodes += answer.nodes;
    return success(answer.code == TacticalCode::failure ? "0" : "1");
}

using Question = TacticalAnswer (Tactics::*)(Board&, Vertex, Vertex);
enum class Telling { code, code_and_move };

template <Question question, Telling telling>
GtpAnswer about_two_strings(GtpSession& session, const GtpArguments& arguments) {
    const TwoStrings strings = two_strings(session, arguments);
    if (!strings.objection.empty()) return failure(strings.objection);
    Board board = session.game.board();
    const TacticalAnswer answer = (session.tactics.*question)(board, strings.a, strings.b);
    session.reading_nodes += answer.nodes;
    const std::string code = std::to_string(static_cast<int>(answer.code));
    const bool has_move = telling == Telling::code_and_move && answer.code != TacticalCode::failure;
    return success(has_move ? code + ' ' + session.name(answer.move) : code);
}

template <TacticalCode (Tactics::*question)(Board&, Vertex, Vertex)>
GtpAnswer about_move(GtpSession& session, const GtpArguments& arguments) {
    const auto move = session.point(arguments[0]);
    const auto string = session.point(arguments[1]);
    if (!move || !string) return failure("invalid coordinate");
    Board board = session.game.board();
    if (board.at(*move) != Colour::empty) return failure("move vertex must be empty");
    if (board.at(*string) == Colour::empty) return failure("string vertex must not be empty");
    return success(std::to_string(static_cast<int>((session.tactics.*question)(board, *move, *string))));
}

constexpr GtpCommand commands[] = {
    {"connect", "VERTEX VERTEX", "whether two strings can be connected, and where",
     about_two_strings<&Tactics::connect, Telling::code_and_move>},
    {"disconnect", "VERTEX VERTEX", "whether two strings can be kept apart, and where",
     about_two_strings<&Tactics::disconnect, Telling::code_and_move>},
    {"same_dragon", "VERTEX VERTEX", "whether two strings are connected as they stand", same_dragon},
    {"attack_either", "VERTEX VERTEX", "whether one of two strings can be captured",
     about_two_strings<&Tactics::attack_either, Telling::code>},
    {"defend_both", "VERTEX VERTEX", "whether both of two strings can be saved",
     about_two_strings<&Tactics::defend_both, Telling::code>},
    {"does_attack", "MOVE VERTEX", "whether the move captures the string", about_move<&Tactics::does_attack>},
    {"does_defend", "MOVE VERTEX", "whether the move saves the string", about_move<&Tactics::does_defend>},
};

}  // namespace

std::span<const GtpCommand> connection_commands() { return commands; }

}  // namespace katachi
