// Whether dragons live, in GNU Go's words (manual, chapter 12.1), on the board as it is shown, trial moves among it.
#include <cstdint>

#include "engine/gtp/life/life_prospects.h"
#include "engine/gtp/life/life_question.h"
#include "engine/gtp/reading/exchange_answer.h"
#include "engine/gtp/reading/tactical_question.h"
#include "engine/gtp/session/asked_stone.h"
#include "engine/gtp/session/commands.h"
#include "engine/life/ask_in_rooms.h"

namespace katachi::gtp {

namespace {

// What `ask` answers about the dragon, called with the reader, a board of its own and the dragon's rooms.
template <typename Ask>
life::LifeAnswer about_dragon(Session& session, const AskedDragon& dragon, Ask ask) {
    board::Board board = session.game.board();
    const life::LifeAnswer answer =
        ask(life_reader(session, "life of the dragon " + session.name(dragon.vertex)), board, dragon.rooms);
    session.life_nodes += answer.nodes;
    return answer;
}

AskedDragon asked_dragon(Session& session, board::Vertex vertex) { return {vertex, life_rooms(session, vertex)}; }

// What `ask` answers about the dragon of the vertex named first, if a stone stands there.
template <typename Ask>
Answer about_first(Session& session, const Arguments& arguments, Ask ask) {
    return about_stone(session, arguments, [&](board::Vertex vertex) { return ask(asked_dragon(session, vertex)); });
}

using LifeMoveQuestion = life::LifeAnswer (life::LifeReader::*)(board::Board&, const life::DragonGoal&, board::Vertex);

template <LifeQuestion question, Asker asker>
life::LifeAnswer life_of(Session& session, const AskedDragon& dragon) {
    return about_dragon(session, dragon,
                        [](life::LifeReader& reader, board::Board& board, const life::DragonRooms& rooms) {
                            return ask(reader, board, rooms, question, asker);
                        });
}

template <LifeQuestion question, Asker asker>
Answer owl_question(Session& session, const Arguments& arguments) {
    return about_first(session, arguments, [&](const AskedDragon& dragon) {
        const life::LifeAnswer answer = life_of<question, asker>(session, dragon);
        const std::string code = code_text(answer.code);
        return with_uncertainty(session, answer.succeeds() ? code + ' ' + session.name(answer.move) : code,
                                answer.is_read_out());
    });
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
    if (shown.at(*vertex) == board::Colour::empty) return failure(empty_dragon_vertex);
    bool is_read = true;
    const life::LifeAnswer answer =
        about_dragon(session, asked_dragon(session, *vertex),
                     [&](life::LifeReader& reader, board::Board& board, const life::DragonRooms& rooms) {
                         life::LifeAnswer found = life::ask_in_rooms(
                             reader, board, rooms, side_of(asker, rooms),
                             [&](const life::DragonGoal& goal) { return (reader.*question)(board, goal, *move); });
                         is_read = found.is_read_out();
                         if (is_read || found.succeeds()) return found;
                         life::LifeAnswer named = ask(reader, board, rooms, whole, asker);
                         found.nodes += named.nodes;
                         named.nodes = found.nodes;
                         return named.succeeds() && named.move == *move ? named : found;
                     });
    return with_uncertainty(session, code_text(answer.code), is_read);
}

// GNU Go's form: the code and both moves.
template <Asker asker>
Answer owl_threat(Session& session, const Arguments& arguments) {
    return about_first(session, arguments, [&](const AskedDragon& dragon) {
        const auto [first, second, is_read_out] = threat_to_dragon(session, dragon, asker);
        const std::string code = code_text(second.code);
        return with_uncertainty(
            session, second.succeeds() ? code + ' ' + session.name(first) + ' ' + session.name(second.move) : code,
            is_read_out);
    });
}

Answer owl_exchange(Session& session, const Arguments& arguments) {
    return about_first(session, arguments, [&](const AskedDragon& dragon) {
        const life::LifeAnswer attack = life_of<&life::LifeReader::attack, Asker::attacker>(session, dragon);
        const life::LifeAnswer defence = life_of<&life::LifeReader::defend, Asker::defender>(session, dragon);
        return exchanges(session, exchange_of_attack(session, dragon, attack),
                         exchange_of_defence(session, dragon, defence));
    });
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
        {"katachi-owl_exchange", "VERTEX",
         "what else is won where one of these fails (GAIN), or lost where it works (LOSS), a line each: the other "
         "string; or none",
         owl_exchange},
        {"owl_threaten_attack", "VERTEX", "whether two moves in a row kill its dragon, and which",
         owl_threat<Asker::attacker>},
        {"owl_threaten_defense", "VERTEX", "whether two moves in a row make its dragon live, and which",
         owl_threat<Asker::defender>},
        {"report_uncertainty", "on|off",
         "whether answers about captures, connections, lives and races say `uncertain` where reading did not settle "
         "them",
         report_uncertainty},
        {"reset_owl_node_counter", "", "counts positions read about dragons from 0 again", reset_owl_node_counter},
        {"get_owl_node_counter", "", "how many positions were read about dragons", get_owl_node_counter},
    };
    return commands;
}

}  // namespace katachi::gtp
