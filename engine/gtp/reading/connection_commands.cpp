// What reading says of two strings, or of a move and a string, in the forms of GNU Go.
#include <vector>

#include "engine/gtp/reading/tactical_question.h"
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

constexpr std::string_view of_two_colours = "vertices must have same color";

struct TwoStrings {
    board::Vertex a = board::pass_vertex;
    board::Vertex b = board::pass_vertex;
    std::string objection = {};  // empty if both are strings of one colour
};

// The strings are named by the vertices of these arguments: `first` and the one behind it.
TwoStrings two_strings(const Session& session, const Arguments& arguments, std::size_t first,
                       const char* objection_to_empty) {
    const auto a = session.point(arguments[first]);
    const auto b = session.point(arguments[first + 1]);
    if (!a || !b) return {.objection = invalid_coordinate};
    const board::Board& board = session.game.board();
    if (board.at(*a) == board::Colour::empty || board.at(*b) == board::Colour::empty)
        return {.objection = objection_to_empty};
    if (board.at(*a) != board.at(*b)) return {.objection = std::string(of_two_colours)};
    return {*a, *b};
}

struct PairQuestion {
    const char* name;
    reading::TacticalAnswer (reading::Tactics::*ask)(board::Board&, board::Vertex, board::Vertex);
    Reader reader;
    bool tells_move;
    const char* objection_to_empty;
};
constexpr PairQuestion connect{"connect ", &reading::Tactics::connect, connection_reader, true, empty_vertex};
constexpr PairQuestion disconnect{"disconnect ", &reading::Tactics::disconnect, connection_reader, true, empty_vertex};
constexpr PairQuestion attack_either{"attack_either ", &reading::Tactics::attack_either, string_reader, false,
                                     empty_string_vertex};
constexpr PairQuestion defend_both{"defend_both ", &reading::Tactics::defend_both, string_reader, false,
                                   empty_string_vertex};

template <const PairQuestion& question>
Answer about_two_strings(Session& session, const Arguments& arguments) {
    const TwoStrings strings = two_strings(session, arguments, 0, question.objection_to_empty);
    if (!strings.objection.empty()) return failure(strings.objection);
    const reading::TacticalAnswer answer =
        read_tactics(session, question.reader, question.name + session.name(strings.a) + ' ' + session.name(strings.b),
                     [&](reading::Tactics& tactics, board::Board& board) {
                         return (tactics.*question.ask)(board, strings.a, strings.b);
                     });
    return with_uncertainty(session, question.tells_move ? answer_text(session, answer) : code_text(answer.code),
                            answer.is_settled);
}

Answer same_dragon(Session& session, const Arguments& arguments) {
    const TwoStrings strings = two_strings(session, arguments, 0, empty_vertex);
    if (strings.objection == of_two_colours) return success("0");
    if (!strings.objection.empty()) return failure(strings.objection);
    const reading::TacticalAnswer answer = read_tactics(
        session, connection_reader, "same_dragon " + session.name(strings.a) + ' ' + session.name(strings.b),
        [&](reading::Tactics& tactics, board::Board& board) {
            return tactics.same_dragon(board, strings.a, strings.b);
        });
    return with_uncertainty(session, code_text(answer.code), answer.is_settled);
}

struct AreaQuestion {
    const char* name;
    reading::TacticalAnswer (reading::Tactics::*ask)(board::Board&, board::Vertex, const board::VertexSet&);
    Reader reader;
};
constexpr AreaQuestion break_in{"break_in ", &reading::Tactics::break_in, connection_reader};
constexpr AreaQuestion block_off{"block_off ", &reading::Tactics::block_off, connection_reader};
constexpr AreaQuestion restricted_attack{"restricted_attack ", &reading::Tactics::restricted_attack, string_reader};
constexpr AreaQuestion restricted_defend{"restricted_defend ", &reading::Tactics::restricted_defend, string_reader};

template <const AreaQuestion& question>
Answer about_area(Session& session, const Arguments& arguments) {
    const auto string = session.point(arguments[0]);
    board::VertexSet area;
    for (std::size_t i = 0; i < arguments.count(); ++i) {
        const auto vertex = session.point(arguments[i]);
        if (!vertex) return failure(invalid_coordinate);
        if (i > 0) area.insert(*vertex);
    }
    if (!string) return failure(invalid_coordinate);
    if (session.game.board().at(*string) == board::Colour::empty) return failure(empty_vertex);
    const reading::TacticalAnswer answer = read_tactics(
        session, question.reader, question.name + session.name(*string) + ' ' + session.names(area),
        [&](reading::Tactics& tactics, board::Board& board) { return (tactics.*question.ask)(board, *string, area); });
    return with_uncertainty(session, answer_text(session, answer), answer.is_settled);
}

// The vertices two by two are links of one colour.
Answer links_hold(Session& session, const Arguments& arguments) {
    if (arguments.count() == 0 || arguments.count() % 2 != 0) return failure("name two vertices for each link");
    std::vector<reading::Link> links;
    std::string question = "links_hold";
    for (std::size_t i = 0; i < arguments.count(); i += 2) {
        const TwoStrings strings = two_strings(session, arguments, i, empty_vertex);
        if (!strings.objection.empty()) return failure(strings.objection);
        if (!links.empty() && session.game.board().at(strings.a) != session.game.board().at(links.front().a))
            return failure(std::string(of_two_colours));
        links.push_back({strings.a, strings.b});
        question += ' ' + session.name(strings.a) + ' ' + session.name(strings.b);
    }
    const reading::LinksAnswer answer = read_tactics(
        session, connection_reader, question,
        [&](reading::Tactics& tactics, board::Board& board) { return tactics.links_hold_together(board, links); });
    return with_uncertainty(session, answer.hold ? "1" : "0 " + session.name(answer.cut), answer.is_settled);
}

// `whole` is the same question about any move. Where the opponent's question fails, no move is needed.
struct MoveQuestion {
    const char* name;
    reading::TacticalAnswer (reading::Tactics::*ask)(board::Board&, board::Vertex, board::Vertex);
    reading::TacticalAnswer (reading::Tactics::*whole)(board::Board&, board::Vertex);
    reading::TacticalAnswer (reading::Tactics::*of_opponent)(board::Board&, board::Vertex);
};
constexpr MoveQuestion does_attack{"does_attack ", &reading::Tactics::does_attack, &reading::Tactics::attack,
                                   &reading::Tactics::defend};
constexpr MoveQuestion does_defend{"does_defend ", &reading::Tactics::does_defend, &reading::Tactics::defend,
                                   &reading::Tactics::attack};

// Where it stays open after a needed move that the whole question names, both give one answer.
reading::TacticalAnswer ask(const MoveQuestion& question, reading::Tactics& tactics, board::Board& board,
                            board::Vertex move, board::Vertex string) {
    reading::TacticalAnswer found = (tactics.*question.ask)(board, move, string);
    if (found.is_settled || (tactics.*question.of_opponent)(board, string).code == reading::TacticalCode::failure)
        return found;
    const reading::TacticalAnswer named = (tactics.*question.whole)(board, string);
    if (named.code != reading::TacticalCode::failure && named.move == move) found.code = named.code;
    return found;
}

template <const MoveQuestion& question>
Answer about_move(Session& session, const Arguments& arguments) {
    const auto move = session.point(arguments[0]);
    const auto string = session.point(arguments[1]);
    if (!move || !string) return failure(invalid_coordinate);
    if (session.game.board().at(*move) != board::Colour::empty) return failure("move vertex must be empty");
    if (session.game.board().at(*string) == board::Colour::empty) return failure(empty_string_vertex);
    const reading::TacticalAnswer answer = read_tactics(
        session, string_reader, question.name + session.name(*move) + ' ' + session.name(*string),
        [&](reading::Tactics& tactics, board::Board& board) { return ask(question, tactics, board, *move, *string); });
    return with_uncertainty(session, code_text(answer.code), answer.is_settled);
}

}  // namespace

std::span<const Command> connection_commands() {
    static constexpr Command commands[] = {
        {"connect", "VERTEX VERTEX", "whether two strings can be connected, and where", about_two_strings<connect>},
        {"disconnect", "VERTEX VERTEX", "whether two strings can be kept apart, and where",
         about_two_strings<disconnect>},
        {"same_dragon", "VERTEX VERTEX", "whether two strings are connected as they stand", same_dragon},
        {"break_in", "VERTEX VERTEX...", "whether a string can be connected to an area, and where",
         about_area<break_in>},
        {"block_off", "VERTEX VERTEX...", "whether it can be kept away from it, and where", about_area<block_off>},
        {"katachi-restricted_attack", "VERTEX VERTEX...",
         "whether a string can be captured, and where, if the first move may not be one of these",
         about_area<restricted_attack>},
        {"katachi-restricted_defend", "VERTEX VERTEX...",
         "whether it can be saved, and where, if the first move may not be one of these",
         about_area<restricted_defend>},
        {"katachi-links_hold", "VERTEX VERTEX...",
         "1 if all links between strings, given two by two, hold at once; or 0 and the move that cuts", links_hold},
        {"attack_either", "VERTEX VERTEX", "whether one of two strings can be captured",
         about_two_strings<attack_either>},
        {"defend_both", "VERTEX VERTEX", "whether both of two strings can be saved", about_two_strings<defend_both>},
        {"does_attack", "MOVE VERTEX", "whether the move captures the string", about_move<does_attack>},
        {"does_defend", "MOVE VERTEX", "whether the move saves the string", about_move<does_defend>},
    };
    return commands;
}

}  // namespace katachi::gtp
