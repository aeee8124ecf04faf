// Whether several dragons live that a move, or a capture, makes one (manual, chapter 12.1).
#include <vector>

#include "engine/gtp/life/life_question.h"
#include "engine/gtp/position/judged_stages.h"
#include "engine/gtp/reading/tactical_question.h"
#include "engine/gtp/session/asked_stone.h"
#include "engine/gtp/session/commands.h"
#include "engine/life/goal/capture.h"

namespace katachi::gtp {

namespace {

using reading::TacticalCode;

// Two dragons of one colour, by the origins of their strings; both may be the same.
struct Pair {
    std::vector<board::Vertex> strings, others;
    bool is_one_dragon = false;
    life::DragonGoal goal;  // all stones of both
};

Pair dragon_pair(Session& session, board::Vertex a, board::Vertex b) {
    Pair pair;
    judged_unrecorded(session, [&](analysis::Stages& stages) {
        const position::Dragons& dragons = stages.dragons_before_life();
        const auto origins = [&](board::Vertex vertex) {
            const board::VertexSet& strings = dragons.at(vertex)->strings;
            return std::vector<board::Vertex>(strings.begin(), strings.end());
        };
        pair.strings = origins(a);
        pair.others = origins(b);
        std::vector<int> numbers{dragons.number_at(a)};
        pair.is_one_dragon = numbers.front() == dragons.number_at(b);
        if (!pair.is_one_dragon) numbers.push_back(dragons.number_at(b));
        pair.goal = goal_of_dragons(stages, session.game.board(), numbers);
    });
    return pair;
}

struct Link {
    TacticalCode code = TacticalCode::failure;
    bool is_settled = true;
};

// How surely the move, which is legal, makes both one: by the link of two strings that holds best after it.
Link link_after(Session& session, const Pair& pair, board::Vertex move) {
    constexpr Link sure{.code = TacticalCode::win};
    if (pair.is_one_dragon) return sure;
    return read_tactics(session, connection_reader, "link by " + session.name(move),
                        [&](reading::Tactics& tactics, board::Board& board) {
                            Link best;
                            board.play(pair.goal.defender, move);
                            for (const board::Vertex string : pair.strings)
                                for (const board::Vertex other : pair.others) {
                                    if (board.same_string(string, other)) return sure;
                                    const reading::TacticalAnswer cut = tactics.disconnect(board, string, other);
                                    if (cut.code == TacticalCode::failure && cut.is_settled) return sure;
                                    best.code = better(best.code, reversed(cut.code));
                                    best.is_settled = best.is_settled && cut.is_settled;
                                }
                            return best;
                        });
}

Answer owl_connection_defends(Session& session, const Arguments& arguments) {
    const auto move = session.point(arguments[0]);
    const auto a = session.point(arguments[1]), b = session.point(arguments[2]);
    if (!move || !a || !b) return failure(invalid_coordinate);
    const board::Board& shown = session.game.board();
    if (shown.at(*move) != board::Colour::empty) return failure("move vertex must be empty");
    if (shown.at(*a) == board::Colour::empty || shown.at(*b) == board::Colour::empty)
        return failure(empty_dragon_vertex);
    if (shown.at(*a) != shown.at(*b)) return failure("dragon vertices must have the same color");
    const Pair pair = dragon_pair(session, *a, *b);
    board::Board board = shown;
    const life::LifeAnswer life =
        life_reader(session, "life of the dragons " + session.name(*a) + " and " + session.name(*b))
            .does_defend(board, pair.goal, *move);
    session.life_nodes += life.nodes;
    if (!life.succeeds()) return with_uncertainty(session, code_text(life.code), life.is_read_out());
    const Link link = link_after(session, pair, *move);
    return with_uncertainty(session, code_text(rank(life.code) < rank(link.code) ? link.code : life.code),
                            life.is_read_out() && link.is_settled);
}

// The dragons of the captors, on the board after the capture.
life::DragonGoal captors_goal(Session& session, const life::Capture& capture) {
    life::DragonGoal goal;
    const board::Colour loser = board::opponent(capture.board.at(capture.captors.first()));
    judged_unrecorded(session, capture.board, loser, [&](analysis::Stages& stages) {
        const position::Dragons& dragons = stages.dragons_before_life();
        std::vector<int> numbers;
        for (int number = 0; number < dragons.count(); ++number)
            if (dragons.number(number).stones.intersects(capture.captors)) numbers.push_back(number);
        goal = goal_of_dragons(stages, capture.board, numbers);
    });
    return goal;
}

Answer owl_substantial(Session& session, const Arguments& arguments) {
    return about_stone(session, arguments, [&](board::Vertex vertex) {
        auto capture = life::capture_of(session.game.board(), vertex);
        if (!capture) return success("0");
        const life::DragonGoal goal = captors_goal(session, *capture);
        const life::LifeAnswer attack =
            life_reader(session, "life after the capture of " + session.name(vertex)).attack(capture->board, goal);
        session.life_nodes += attack.nodes;
        return with_uncertainty(session, attack.succeeds() ? "0" : "1", attack.is_read_out());
    });
}

}  // namespace

std::span<const Command> joined_life_commands() {
    static constexpr Command commands[] = {
        {"owl_connection_defends", "MOVE VERTEX VERTEX", "whether the move makes two dragons one that lives",
         owl_connection_defends},
        {"owl_substantial", "VERTEX", "1 if those who capture its string live, 0 if not", owl_substantial},
    };
    return commands;
}

}  // namespace katachi::gtp
