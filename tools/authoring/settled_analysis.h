// What can be told for certain of what constraints ask of a position; the rest is undecided. But patterns of attack and
// of defence speak of strings in danger, and are given an answer in any case.
#pragma once

#include "compiler/model/database_spec.h"
#include "engine/analysis/board_analysis.h"

namespace katachi {

class SettledAnalysis {
  public:
    // The position that is asked about from now on.
    void set(const Board& board) {
        settled_.set(board);
        of_danger_.set(board);
    }

    Analysis& asked_by(DatabaseKind kind) {
        return kind == DatabaseKind::attack || kind == DatabaseKind::defence ? of_danger_ : settled_;
    }

  private:
    BoardAnalysis settled_{limits_for_settled_answers};
    BoardAnalysis of_danger_{limits_for_danger};
};

}  // namespace katachi
