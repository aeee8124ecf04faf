#include "tools/authoring/solve/solved_problem.h"

#include <algorithm>

#include "engine/life/life_exchange.h"
#include "tools/authoring/position/position_report.h"

namespace katachi::authoring {

namespace {

using board::Colour;

constexpr int moves_in_the_open = 2;           // of a line: what might be tried there is too much
constexpr std::uint64_t over_at_a_glance = 2;  // positions: what needs no more reading is not shown further

// Lines in which one side wins.
class ProblemLines {
  public:
    ProblemLines(LifeQuestions& questions, const TreeLimits& limits) : questions_(questions), limits_(limits) {}

    // What follows where `winner` is to move, or its opponent, who tries what takes most to refute.
    std::vector<ShownMove> after(Colour winner, Colour to_move, int moves_left) {
        if (moves_left == 0) return {};
        const life::LifeAnswer answer = questions_.ask(winner, to_move);
        if (!answer.succeeds()) return {};
        if (to_move != winner && answer.nodes < over_at_a_glance) return {};
        if (to_move == winner)
            return answer.move == board::pass_vertex ? std::vector<ShownMove>()
                                                     : std::vector{played(winner, to_move, answer.move, moves_left)};
        std::vector<ShownMove> lines;
        for (const JudgedMove& tried : questions_.resistance(winner)) {
            if (static_cast<int>(lines.size()) == limits_.variations) break;
            lines.push_back(played(winner, to_move, tried.move, moves_left));
        }
        return lines;
    }

    ShownMove played(Colour winner, Colour colour, board::Vertex move, int moves_left) {
        ShownMove shown{.colour = colour, .move = move, .next = {}};
        if (!questions_.play(colour, move)) return shown;
        shown.next = after(winner, board::opponent(colour), moves_left - 1);
        questions_.undo();
        return shown;
    }

  private:
    LifeQuestions& questions_;
    const TreeLimits& limits_;
};

reading::Exchange exchange_of(const LifeQuestions& questions, Colour side, const life::LifeAnswer& answer) {
    life::LifeReader lives(questions.limits());
    reading::Tactics strings;
    board::Board board = questions.board();
    const life::DragonGoal& goal = questions.goal();
    return (side == goal.attacker() ? life::exchange_of_attack : life::exchange_of_defence)(answer, board, goal,
                                                                                            {lives, strings});
}

SideSolution solution(LifeQuestions& questions, Colour side, const TreeLimits& limits) {
    SideSolution result;
    result.side = side;
    result.answer = questions.ask(side, side);
    if (result.is_open()) return result;
    result.exchange = exchange_of(questions, side, result.answer);
    const life::LifeAnswer second = questions.ask(side, board::opponent(side));
    result.need_not_move = second.succeeds() && rank(second.code) <= rank(result.answer.code);
    if (result.need_not_move) return result;
    for (const JudgedMove& tried : questions.moves(side)) {
        const bool is_solving = result.answer.succeeds() && rank(tried.answer.code) <= rank(result.answer.code);
        (is_solving ? result.solving : result.wrong).push_back(tried);
    }
    if (questions.board().is_legal(side, result.answer.move) == board::Legality::ko)
        result.once_ko_is_free = result.answer.move;
    ProblemLines lines(questions, limits);
    const int moves = questions.goal().is_region_open ? std::min(limits.moves, moves_in_the_open) : limits.moves;
    for (const JudgedMove& solving : result.solving)
        result.lines.push_back(lines.played(side, side, solving.move, moves));
    int shown = 0;
    for (const JudgedMove& wrong : result.wrong)
        if (shown++ < limits.variations)
            result.lines.push_back(lines.played(board::opponent(side), side, wrong.move, moves));
    return result;
}

}  // namespace

std::string_view SolvedProblem::status() const {
    if (attack.is_open() || defence.is_open()) return "unknown";
    if (!attack.answer.succeeds()) return "lives";
    return defence.answer.succeeds() ? "critical" : "dies";
}

SolvedProblem solve(const AskedPosition& asked, const AskedGroup& group, const life::LifeLimits& limits,
                    const TreeLimits& tree) {
    LifeQuestions questions(played_board(asked), group.goal, limits);
    SolvedProblem solved{.asked = asked, .group = group, .attack = {}, .defence = {}};
    solved.attack = solution(questions, group.goal.attacker(), tree);
    solved.defence = solution(questions, group.goal.defender, tree);
    return solved;
}

}  // namespace katachi::authoring
