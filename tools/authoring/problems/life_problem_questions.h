// The life of a group in a closed region, as questions of a problem.
#pragma once

#include <utility>

#include "engine/life/life_reader.h"
#include "tools/authoring/problems/problem_questions.h"

namespace katachi::authoring {

class LifeProblemQuestions : public ProblemQuestions {
  public:
    // The reader must stay.
    LifeProblemQuestions(life::LifeReader& reader, board::Board board, const life::DragonGoal& goal,
                         board::Colour solver)
        : reader_(reader), board_(std::move(board)), goal_(goal), solver_(solver) {}

    ProblemTold ask(board::Colour to_move) override;
    board::VertexSet points() const override { return goal_.region; }
    board::Board& board() override { return board_; }
    board::Colour solver() const override { return solver_; }

  private:
    life::LifeReader& reader_;
    board::Board board_;
    life::DragonGoal goal_;
    board::Colour solver_;
};

}  // namespace katachi::authoring
