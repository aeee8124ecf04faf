// What the board and reading ahead can answer of a constraint. Calls about eyes, influence and dragons are undecided,
// but for what stones alone settle: where there is no stone, none is alive.
#pragma once

#include "engine/analysis/answers.h"
#include "engine/analysis/remembered_answers.h"
#include "engine/board/board.h"
#include "engine/match/constraint/analysis.h"
#include "engine/reading/tactics.h"

namespace katachi {

class BoardAnalysis : public Analysis {
  public:
    explicit BoardAnalysis(const ReadingLimits& limits = {}) : limits_(limits) {}

    // The position that is asked about from now on.
    void set(const Board& board);
    const Board& board() const { return board_; }

    // What was read is remembered until the position changes. Nothing is allocated once lines have got as deep as
    // they get.
    Value answer(Autohelper helper, Colour own, std::span<const Vertex> points) override;
    Value answer_named(std::string_view name, Colour own, std::span<const Vertex> points) override;

    // Read since it was made.
    std::uint64_t nodes() const { return tactics_.nodes(); }

  private:
    ReadingLimits limits_;
    Board board_;
    Tactics tactics_;
    RememberedAnswers remembered_;
};

}  // namespace katachi
