// Captures and links as questions of a problem, answered by proofs alone (regression/judges/DESIGN.md): of a string,
// whether it is captured before it has five liberties; of two, whether they are joined before they are five moves
// apart.
#pragma once

#include <functional>

#include "regression/judges/truth.h"
#include "tools/authoring/problems/problem_questions.h"

namespace katachi::authoring {

class ContestQuestions : public ProblemQuestions {
  public:
    // `solver` may be the owner of the strings or the opponent. A proof that `check` refuses does not count.
    ContestQuestions(board::Board board, const regression::Subject& subject, board::Colour solver,
                     std::uint64_t positions, regression::ProofCheck check);
    ContestQuestions(const ContestQuestions&) = delete;
    ContestQuestions& operator=(const ContestQuestions&) = delete;

    ProblemTold ask(board::Colour to_move) override;
    board::VertexSet points() const override { return points_; }
    board::Board& board() override { return board_; }
    board::Colour solver() const override { return solver_; }

  private:
    ProblemTold told(regression::Prover& prover, bool is_won, board::Colour to_move);

    board::Board board_;
    regression::Contest contest_;  // whoever wins
    board::Colour solver_;
    std::uint64_t positions_;
    regression::ProofCheck check_;
    regression::Prover of_solver_, of_opponent_;
    board::VertexSet points_;
};

}  // namespace katachi::authoring
