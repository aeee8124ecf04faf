// Whether dragons live, in GNU Go's words (manual, chapter 12.1), on the board as it is shown, trial moves among it.
#include <cstdint>

#include "engine/gtp/life/life_question.h"
#include "engine/gtp/position/judged_stages.h"
#include "engine/gtp/reading/tactical_question.h"
#include "engine/gtp/session/commands.h"
#include "engine/life/ask_in_rooms.h"
#include "engine/life/life_threats.h"
#include "engine/life/statuses/race_standing.h"
#include "engine/position/statuses.h"
#include "engine/reading/with_limits.h"
#include "engine/worms/capturable.h"

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

// Whether the search came to an end within the limit of positions.
bool is_read_out(const life::LifeAnswer& answer) {
    return answer.certainty != life::Certainty::open && !answer.is_judged;
}

Answer with_uncertainty(const Session& session, Answer answer, bool is_read) {
    if (session.reports_uncertainty && !is_read) answer.text += " uncertain";
    return answer;
}

enum class Asker : std::uint8_t { attacker, defender };

board::Colour side_of(Asker asker, const life::DragonRooms& rooms) {
    return asker == Asker::attacker ? rooms.whole.attacker() : rooms.whole.defender;
}

using Question = life::LifeAnswer (life::LifeReader::*)(board::Board&, const life::DragonGoal&);
using LifeMoveQuestion = life::LifeAnswer (life::LifeReader::*)(board::Board&, const life::DragonGoal&, board::Vertex);

life::LifeAnswer ask(life::LifeReader& reader, board::Board& board, const life::DragonRooms& rooms, Question question,
                     Asker asker) {
    return life::ask_in_rooms(reader, board, rooms, side_of(asker, rooms),
                              [&](const life::DragonGoal& goal) { return (reader.*question)(board, goal); });
}

template <Question question, Asker asker>
Answer owl_question(Session& session, const Arguments& arguments) {
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure("invalid coordinate");
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
template <LifeMoveQuestion question, Question whole, Asker asker>
Answer owl_move_question(Session& session, const Arguments& arguments) {
    const auto move = session.point(arguments[0]);
    const auto vertex = session.point(arguments[1]);
    if (!move || !vertex) return failure("invalid coordinate");
    if (session.game.board().at(*vertex) == board::Colour::empty) return failure("vertex must not be empty");
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
Answer owl_threat(Session& session, const Arguments& arguments, bool is_attack) {
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure("invalid coordinate");
    if (session.game.board().at(*vertex) == board::Colour::empty) return failure("vertex must not be empty");
    board::Vertex second = board::pass_vertex;
    const Answer answer =
        about_dragon(session, *vertex, [&](life::LifeReader&, board::Board& board, const life::DragonRooms& rooms) {
            const life::DragonGoal& goal = rooms.whole;
            life::LifeReader quick(limits_of_a_threat);
            const board::Colour side = is_attack ? goal.attacker() : goal.defender;
            const life::LifeThreat threat = life::threaten(quick, board, goal, side);
            life::LifeAnswer first = threat.second;
            first.move = threat.first;
            second = threat.second.move;
            return first;
        });
    const bool is_threat = answer.is_success && answer.text != code_text(reading::TacticalCode::failure);
    return is_threat ? success(answer.text + ' ' + session.name(second)) : answer;
}

Answer owl_threaten_attack(Session& session, const Arguments& arguments) {
    return owl_threat(session, arguments, true);
}
Answer owl_threaten_defense(Session& session, const Arguments& arguments) {
    return owl_threat(session, arguments, false);
}

// Playouts favour the side that asks (life/playouts/played_moves.h). A status asks for neither side.
life::LifeLimits without_playouts(life::LifeLimits limits) {
    limits.playouts = 0;
    return limits;
}

// Whether the dragon at `vertex`, of which reading says that it dies or is critical, lives in its races: it takes a
// dragon beside it, whoever moves first; or it dies otherwise, and none of them takes it, as in a seki. Open races
// count only for one that dies otherwise.
bool lives_in_races(Session& session, board::Vertex vertex, position::Status read) {
    life::RaceReader& reader = race_reader(session, "races of the dragon " + session.name(vertex));
    const bool is_dead = read == position::Status::dead;
    const life::Certainty least = is_dead ? life::Certainty::open : life::Certainty::believed;
    life::RaceStanding standing;
    judged_unrecorded(session, [&](analysis::Stages& stages) {
        const position::Dragons& dragons = stages.dragons_before_life();
        const auto statuses = position::statuses_of(stages.crude_life());
        const life::BelievedDragons believed{dragons, statuses, worms::capturable_stones(stages.worms())};
        board::Board board = session.game.board();
        const int number = dragons.number_at(vertex);
        standing = life::winning_in_races(reader, board, believed, number, least);
        session.life_nodes += standing.nodes;
        if (standing.stands || !is_dead) return;
        standing = life::standing_in_races(reader, board, believed, number);
        session.life_nodes += standing.nodes;
    });
    return standing.stands;
}

// What reading says of a dragon, the moves of both where it matters who moves first.
struct ReadStatus {
    position::Status status;
    board::Vertex attack = board::pass_vertex;
    board::Vertex defence = board::pass_vertex;
};

ReadStatus read_status(Session& session, life::LifeReader& reader, board::Board& board,
                       const life::DragonRooms& rooms) {
    const reading::WithLimits limited(reader, without_playouts(reader.limits()));
    const life::LifeAnswer attack = ask(reader, board, rooms, &life::LifeReader::attack, Asker::attacker);
    session.life_nodes += attack.nodes;
    if (!attack.succeeds()) return {position::Status::alive};
    const life::LifeAnswer defence = ask(reader, board, rooms, &life::LifeReader::defend, Asker::defender);
    session.life_nodes += defence.nodes;
    if (!defence.succeeds()) return {position::Status::dead};
    return {position::Status::critical, attack.move, defence.move};
}

// Who may be captured may live in a race.
std::string status_text(Session& session, board::Vertex vertex) {
    const ReadStatus read =
        with_rooms(session, vertex, [&](life::LifeReader& reader, board::Board& board, const life::DragonRooms& rooms) {
            return read_status(session, reader, board, rooms);
        });
    if (read.status != position::Status::alive && lives_in_races(session, vertex, read.status))
        return position::name(position::Status::alive);
    std::string text = position::name(read.status);
    if (read.status == position::Status::critical)
        text += ' ' + session.name(read.attack) + ' ' + session.name(read.defence);
    return text;
}

// One dragon is read; of all of them, what is judged.
Answer dragon_status(Session& session, const Arguments& arguments) {
    if (arguments.count() > 0) {
        const auto vertex = session.point(arguments[0]);
        if (!vertex) return failure("invalid vertex");
        if (session.game.board().at(*vertex) == board::Colour::empty) return failure("vertex must not be empty");
        return success(status_text(session, *vertex));
    }
    return judged_stages(session, [&](analysis::Stages& stages) {
        const position::Dragons& dragons = stages.dragons_before_life();
        std::string text;
        for (int number = 0; number < dragons.count(); ++number)
            text += (number > 0 ? "\n" : "") + session.name(dragons.number(number).origin) + ": " +
                    position::name(stages.life()[static_cast<std::size_t>(number)].status);
        return success(text);
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
        {"dragon_status", "[VERTEX]", "whether its dragon lives, with the moves that decide it, or each dragon",
         dragon_status},
        {"owl_attack", "VERTEX", "whether its dragon can be killed, and where",
         owl_question<&life::LifeReader::attack, Asker::attacker>},
        {"owl_defend", "VERTEX", "whether its dragon can be made to live, and where",
         owl_question<&life::LifeReader::defend, Asker::defender>},
        {"owl_does_attack", "VERTEX VERTEX", "whether the first move kills the dragon of the second vertex",
         owl_move_question<&life::LifeReader::does_attack, &life::LifeReader::attack, Asker::attacker>},
        {"owl_does_defend", "VERTEX VERTEX", "whether the first move makes the dragon of the second vertex live",
         owl_move_question<&life::LifeReader::does_defend, &life::LifeReader::defend, Asker::defender>},
        {"owl_threaten_attack", "VERTEX", "whether two moves in a row kill its dragon, and which", owl_threaten_attack},
        {"owl_threaten_defense", "VERTEX", "whether two moves in a row make its dragon live, and which",
         owl_threaten_defense},
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
