// Whether dragons live, in GNU Go's words (manual, chapter 12.1), on the board as it is shown, trial moves among it.
#include <cstdint>

#include "engine/gtp/life/life_question.h"
#include "engine/gtp/reading/tactical_question.h"
#include "engine/gtp/session/commands.h"
#include "engine/life/ask_in_rooms.h"
#include "engine/life/life_threats.h"

namespace katachi::gtp {

namespace {

constexpr life::LifeLimits limits_of_a_threat{.nodes = 2'000};  // of what follows each first move

// Calls `use` with the reader, a board of its own and the rooms of the dragon at `vertex`.
template <typename Use>
auto with_rooms(Session& session, board::Vertex vertex, Use use) {
    const life::DragonRooms rooms = life_rooms(session, vertex);
    board::Board board = session.game.board();
    return use(life_reader(session, "life of the dragon " + session.name(vertex)), board, rooms);
}

// What `ask` answers about the dragon at `vertex`, called as with_rooms says.
template <typename Ask>
Answer about_dragon(Session& session, board::Vertex vertex, Ask ask) {
    return with_rooms(session, vertex,
                      [&](life::LifeReader& reader, board::Board& board, const life::DragonRooms& rooms) {
                          const life::LifeAnswer answer = ask(reader, board, rooms);
                          session.life_nodes += answer.nodes;
                          const std::string code = code_text(answer.code);
                          return success(answer.succeeds() ? code + ' ' + session.name(answer.move) : code);
                      });
}

Answer with_uncertainty(const Session& session, Answer answer, bool is_read) {
    if (session.reports_uncertainty && !is_read) answer.text += " uncertain";
    return answer;
}

using LifeMoveQuestion = life::LifeAnswer (life::LifeReader::*)(board::Board&, const life::DragonGoal&, board::Vertex);

template <LifeQuestion question, Asker asker>
Answer owl_question(Session& session, const Arguments& arguments) {
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure(invalid_coordinate);
    if (session.game.board().at(*vertex) == board::Colour::empty) return failure("vertex must not be empty");
    bool is_read = true;
    Answer answer = about_dragon(session, *vertex,
                                 [&](life::LifeReader& reader, board::Board& board, const life::DragonRooms& rooms) {
                                     const life::LifeAnswer found = ask(reader, board, rooms, question, asker);
                                     is_read = is_read_out(found);
                                     return found;
                                 });
    return with_uncertainty(session, std::move(answer), is_read);
}

Answer report_uncertainty(Session& session, const Arguments& arguments) {
    const bool is_on = arguments[0] == "on";
    if (!is_on && arguments[0] != "off") return failure("invalid argument: on or off");
    session.reports_uncertainty = is_on;
    return success();
}

// The answer is the code alone. Where it stays open after a move that `whole` names, both questions give one answer.
template <LifeMoveQuestion question, LifeQuestion whole, Asker asker>
Answer owl_move_question(Session& session, const Arguments& arguments) {
    const auto move = session.point(arguments[0]);
    const auto vertex = session.point(arguments[1]);
    if (!move || !vertex) return failure(invalid_coordinate);
    const board::Board& shown = session.game.board();
    if (shown.at(*move) != board::Colour::empty) return failure("move vertex must be empty");
    if (shown.at(*vertex) == board::Colour::empty) return failure("dragon vertex must not be empty");
    bool is_read = true;
    const Answer answer = about_dragon(
        session, *vertex, [&](life::LifeReader& reader, board::Board& board, const life::DragonRooms& rooms) {
            const life::LifeAnswer found = life::ask_in_rooms(
                reader, board, rooms, side_of(asker, rooms),
                [&](const life::DragonGoal& goal) { return (reader.*question)(board, goal, *move); });
            is_read = is_read_out(found);
            if (is_read || found.succeeds()) return found;
            const life::LifeAnswer named = ask(reader, board, rooms, whole, asker);
            return named.succeeds() && named.move == *move ? named : found;
        });
    return answer.is_success ? with_uncertainty(session, success(answer.text.substr(0, 1)), is_read) : answer;
}

// GNU Go's form: the code and both moves.
template <Asker asker>
Answer owl_threat(Session& session, const Arguments& arguments) {
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure(invalid_coordinate);
    if (session.game.board().at(*vertex) == board::Colour::empty) return failure("vertex must not be empty");
    board::Vertex second = board::pass_vertex;
    const Answer answer =
        about_dragon(session, *vertex, [&](life::LifeReader&, board::Board& board, const life::DragonRooms& rooms) {
            const life::DragonGoal& goal = rooms.whole;
            life::LifeReader quick(limits_of_a_threat);
            const life::LifeThreat threat = life::threaten(quick, board, goal, side_of(asker, rooms));
            life::LifeAnswer first = threat.second;
            first.move = threat.first;
            second = threat.second.move;
            return first;
        });
    const bool is_threat = answer.is_success && answer.text != code_text(reading::TacticalCode::failure);
    return is_threat ? success(answer.text + ' ' + session.name(second)) : answer;
}

Answer reset_owl_node_counter(Session& session, const Arguments&) {
    session.life_nodes = 0;
    return success();
}

Answer get_owl_node_counter(Session& session, const Arguments&) { return success(std::to_string(session.life_nodes)); }

}  // namespace

std::span<const Command> life_commands() {
    static constexpr Command commands[] = {
        {"owl_attack", "VERTEX", "whether its dragon can be killed, and where",
         owl_question<&life::LifeReader::attack, Asker::attacker>},
        {"owl_defend", "VERTEX", "whether its dragon can be made to live, and where",
         owl_question<&life::LifeReader::defend, Asker::defender>},
        {"owl_does_attack", "VERTEX VERTEX", "whether the first move kills the dragon of the second vertex",
         owl_move_question<&life::LifeReader::does_attack, &life::LifeReader::attack, Asker::attacker>},
        {"owl_does_defend", "VERTEX VERTEX", "whether the first move makes the dragon of the second vertex live",
         owl_move_question<&life::LifeReader::does_defend, &life::LifeReader::defend, Asker::defender>},
        {"owl_threaten_attack", "VERTEX", "whether two moves in a row kill its dragon, and which",
         owl_threat<Asker::attacker>},
        {"owl_threaten_defense", "VERTEX", "whether two moves in a row make its dragon live, and which",
         owl_threat<Asker::defender>},
        {"report_uncertainty", "on|off",
         "whether owl_attack, owl_defend, owl_does_attack and owl_does_defend say `uncertain` where the limit of "
         "positions was hit",
         report_uncertainty},
        {"reset_owl_node_counter", "", "counts positions read about dragons from 0 again", reset_owl_node_counter},
        {"get_owl_node_counter", "", "how many positions were read about dragons", get_owl_node_counter},
    };
    return commands;
}

}  // namespace katachi::gtp
