// What the constraints of names ask of the stones alone, answered from the board without any reading; all else is put
// to another analysis, or stays undecided. So names need none of the rooms that judge.
#pragma once

#include "engine/board/board.h"
#include "engine/match/constraint/analysis.h"

namespace katachi::naming {

// Whether a constraint's call is answered here.
bool is_of_stones(match::Autohelper helper);

class StoneAnswers : public match::Analysis {
  public:
    // The answers are about this position from now on; `others`, about the same, may be nullptr. Both must stay while
    // it is asked.
    void set(const board::Board& board, match::Analysis* others);

    // Answers as analysis/board_answers.cpp does, which a test compares.
    match::Value answer(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points) override;
    match::Value answer_named(std::string_view name, board::Colour own, std::span<const board::Vertex> points) override;

  private:
    // Liberties of the string on the last point once the others are played, O first.
    int liberties_after_line(board::Colour own, std::span<const board::Vertex> points);

    board::Board board_;
    match::Analysis* others_ = nullptr;
};

}  // namespace katachi::naming
