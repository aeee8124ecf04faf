#include "tools/authoring/problems/proved_problem.h"

#include <algorithm>

namespace katachi::authoring {

namespace {

using board::Colour;
using board::Vertex;

constexpr int longest_line = 9;          // of the solution that is shown
constexpr int longest_refutation = 4;    // of a wrong move and what follows it
constexpr std::size_t most_replies = 3;  // that are shown at one position

class ProblemProver {
  public:
    ProblemProver(ProblemQuestions& questions, const ProblemDemands& demands)
        : questions_(questions), demands_(demands), solver_(questions.solver()), opponent_(board::opponent(solver_)) {}

    std::optional<ProvedProblem> prove() {
        if (!questions_.ask(solver_).is_win() || !questions_.ask(opponent_).is_failure() || !judge_first_moves())
            return std::nullopt;
        if (static_cast<int>(wrong_.size()) < demands_.wrong) return std::nullopt;
        count_tempting();
        if (problem_.tempting < demands_.tempting) return std::nullopt;
        problem_.right = played(solver_, problem_.solution, solver_, longest_line);
        problem_.depth = depth(problem_.right);
        if (problem_.depth < demands_.depth) return std::nullopt;
        for (const Vertex move : wrong_) problem_.wrong.push_back(played(solver_, move, opponent_, longest_refutation));
        return std::move(problem_);
    }

  private:
    bool play(Colour colour, Vertex move) { return questions_.board().play(colour, move) == board::Legality::ok; }

    // Behind the question where the opponent moves first, which says where moves matter. False where one of them is not
    // settled, or not one alone solves it.
    bool judge_first_moves() {
        const board::VertexSet moves = questions_.points() & questions_.board().empty_points();
        for (const Vertex move : moves) {
            if (!play(solver_, move)) continue;
            const ProblemTold told = questions_.ask(opponent_);
            questions_.board().undo();
            const bool is_second = told.is_won && problem_.solution != board::pass_vertex;
            if (!told.is_proved || is_second) return false;
            if (told.is_won)
                problem_.solution = move;
            else
                wrong_.push_back(move);
        }
        return problem_.solution != board::pass_vertex;
    }

    void count_tempting() {
        for (const Vertex move : wrong_) {
            play(solver_, move);
            if (play(opponent_, problem_.solution)) {
                problem_.tempting += questions_.ask(solver_).is_win() ? 1 : 0;
                questions_.board().undo();
            }
            questions_.board().undo();
        }
    }

    // `winner` wins behind the move, whose ever it is.
    ShownMove played(Colour colour, Vertex move, Colour winner, int moves_left) {
        ShownMove shown{.colour = colour, .move = move, .next = {}};
        if (moves_left <= 1 || !play(colour, move)) return shown;
        shown.next = colour == winner ? tries(winner, moves_left - 1) : answer(winner, moves_left - 1);
        questions_.board().undo();
        return shown;
    }

    bool wins(Colour winner, Colour to_move) {
        const ProblemTold told = questions_.ask(to_move);
        return told.is_proved && told.is_won == (winner == solver_);
    }

    // The winner's move, if it has to play.
    std::vector<ShownMove> answer(Colour winner, int moves_left) {
        if (wins(winner, board::opponent(winner))) return {};
        const Vertex move = questions_.ask(winner).move;
        if (move == board::pass_vertex) return {};
        return {played(winner, move, winner, moves_left)};
    }

    // The moves against `winner` that have to be answered, those that take most reading first.
    std::vector<ShownMove> tries(Colour winner, int moves_left) {
        struct Try {
            Vertex move;
            std::uint64_t positions;
        };
        const Colour loser = board::opponent(winner);
        std::vector<Try> all;
        questions_.ask(winner);  // as if the loser passed: elsewhere nothing matters to it
        const board::VertexSet moves = questions_.points() & questions_.board().empty_points();
        for (const Vertex move : moves) {
            if (!play(loser, move)) continue;
            const ProblemTold told = questions_.ask(winner);
            if (told.is_proved && !wins(winner, loser)) all.push_back({move, told.positions});
            questions_.board().undo();
        }
        std::stable_sort(all.begin(), all.end(), [](const Try& a, const Try& b) { return a.positions > b.positions; });
        if (all.size() > most_replies) all.resize(most_replies);
        std::vector<ShownMove> shown;
        for (const Try& tried : all) {
            shown.push_back(played(loser, tried.move, winner, moves_left));
            if (shown.back().next.empty()) shown.pop_back();  // what answers it is not settled, or not shown any more
        }
        return shown;
    }

    static int depth(const ShownMove& shown) {
        int longest = 0;
        for (const ShownMove& next : shown.next) longest = std::max(longest, depth(next));
        return longest + 1;
    }

    ProblemQuestions& questions_;
    const ProblemDemands& demands_;
    Colour solver_, opponent_;
    ProvedProblem problem_;
    std::vector<Vertex> wrong_;
};

}  // namespace

std::optional<ProvedProblem> proved_problem(ProblemQuestions& questions, const ProblemDemands& demands) {
    return ProblemProver(questions, demands).prove();
}

}  // namespace katachi::authoring
