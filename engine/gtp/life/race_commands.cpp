// Who wins races, in GNU Go's words (manual, chapter 12), on the board as it is shown, trial moves among it.
#include "engine/gtp/life/life_question.h"
#include "engine/gtp/position/judged_stages.h"
#include "engine/gtp/reading/tactical_question.h"
#include "engine/gtp/session/commands.h"
#include "engine/life/races/race_margin.h"
#include "engine/life/races/race_reader.h"
#include "engine/worms/capturable.h"

namespace katachi::gtp {

namespace {

using life::RaceScope;

// The stones of two dragons.
struct Racers {
    board::Vertex own = board::pass_vertex;
    board::Vertex rival = board::pass_vertex;
};

std::variant<Racers, Answer> racers(const Session& session, const Arguments& arguments, std::size_t first,
                                    const char* objection_to_empty) {
    const auto own = session.point(arguments[first]), rival = session.point(arguments[first + 1]);
    if (!own || !rival) return failure(invalid_coordinate);
    const board::Board& board = session.game.board();
    if (board.at(*own) == board::Colour::empty || board.at(*rival) == board::Colour::empty)
        return failure(objection_to_empty);
    if (board.at(*own) == board.at(*rival)) return failure("dragons must have different colors");
    return Racers{*own, *rival};
}

std::string text_of(const Session& session, const life::RaceAnswer& answer) {
    return code_text(answer.defence) + ' ' + code_text(answer.attack) + ' ' + session.name(answer.move);
}

// Both dragons as the position is judged as it is shown, without their stones that are no longer on `board`.
struct JudgedRacers {
    life::Racer own, rival;
    board::VertexSet weak;
};

JudgedRacers judged_racers(Session& session, const Racers& of, const board::Board& board) {
    JudgedRacers judged;
    judged_unrecorded(session, [&](analysis::Stages& stages) {
        const position::Dragons& dragons = stages.dragons_before_life();
        const auto racer = [&](board::Vertex vertex) {
            return life::Racer{vertex, dragons.at(vertex)->stones & board.stones(session.game.board().at(vertex))};
        };
        judged = {racer(of.own), racer(of.rival), worms::capturable_stones(stages.worms())};
    });
    return judged;
}

life::RaceReader& reader_of(Session& session, const Racers& of) {
    return race_reader(session, "race of " + session.name(of.own) + " and " + session.name(of.rival));
}

// A dragon whose string was taken is gone: nothing is left to be read.
Answer read_race(Session& session, const Racers& of, board::Board board, RaceScope scope) {
    const auto [own, rival, weak] = judged_racers(session, of, board);
    life::RaceAnswer answer;
    if (!rival.dragon.contains(of.rival))
        answer.defence = answer.attack = reading::TacticalCode::win;
    else if (own.dragon.contains(of.own))
        answer = reader_of(session, of).read(board, life::race_between(board, own, rival, weak), scope);
    session.life_nodes += answer.nodes;
    return with_uncertainty(session, text_of(session, answer), answer.certainty != life::Certainty::open);
}

std::string text_of(const Session& session, const Racers& of, const life::RaceMargin& margin) {
    const auto by = [&](board::Vertex winner) { return session.name(winner) + ' ' + std::to_string(margin.moves); };
    switch (margin.winner) {
        case life::RaceWinner::first: return by(of.own);
        case life::RaceWinner::second: return by(of.rival);
        case life::RaceWinner::first_mover: return "first mover";
        case life::RaceWinner::nobody: return "nobody";
        case life::RaceWinner::unclear: break;
    }
    return "unclear";
}

Answer race_margin(Session& session, const Arguments& arguments) {
    const auto found = racers(session, arguments, 0, empty_vertex);
    if (const auto* wrong = std::get_if<Answer>(&found)) return *wrong;
    const Racers of = std::get<Racers>(found);
    board::Board board = session.game.board();
    const auto [own, rival, weak] = judged_racers(session, of, board);
    const life::RaceMargin margin = life::race_margin(reader_of(session, of), board, own, rival, weak);
    session.life_nodes += margin.nodes;
    return with_uncertainty(session, text_of(session, of, margin), margin.is_read_out);
}

template <RaceScope scope>
Answer analyze_semeai(Session& session, const Arguments& arguments) {
    const auto found = racers(session, arguments, 0, empty_vertex);
    if (const auto* wrong = std::get_if<Answer>(&found)) return *wrong;
    return read_race(session, std::get<Racers>(found), session.game.board(), scope);
}

// The first dragon's side moves first after the move, too, whoever made it.
Answer analyze_semeai_after_move(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    const auto move = session.point(arguments[1]);
    if (!colour || !move) return failure("invalid color or coordinate");
    const auto found = racers(session, arguments, 2, empty_dragon_vertex);
    if (const auto* wrong = std::get_if<Answer>(&found)) return *wrong;
    board::Board board = session.game.board();
    if (board.at(*move) != board::Colour::empty) return failure("move vertex is not empty");
    if (board.play(*colour, *move) != board::Legality::ok) return failure("illegal move");
    return read_race(session, std::get<Racers>(found), board, RaceScope::whole);
}

}  // namespace

std::span<const Command> race_commands() {
    static constexpr Command commands[] = {
        {"analyze_semeai", "VERTEX VERTEX",
         "whether the first dragon lives and the second dies if the first moves first, and where",
         analyze_semeai<RaceScope::whole>},
        {"analyze_semeai_after_move", "COLOUR VERTEX VERTEX VERTEX", "the same of the last two after a move of COLOUR",
         analyze_semeai_after_move},
        {"tactical_analyze_semeai", "VERTEX VERTEX", "as analyze_semeai, by liberties alone",
         analyze_semeai<RaceScope::tactical>},
        {"katachi-race_margin", "VERTEX VERTEX",
         "which dragon wins the race whoever moves first, and how many moves it can leave out, 3 at most; or first "
         "mover, nobody, unclear",
         race_margin},
    };
    return commands;
}

}  // namespace katachi::gtp
