// What can be told for certain of what constraints ask of a position; the rest is undecided. But patterns of attack and
// of defence speak of strings in danger, and are given an answer in any case.
#pragma once

#include "compiler/model/database_spec.h"
#include "engine/analysis/board_analysis.h"

namespace katachi::authoring {

class SettledAnalysis {
  public:
    // The position that is asked about from now on.
    void set(const board::Board& board) {
        settled_.set(board);
        of_danger_.set(board);
    }

    // It is like BoardAnalysis::use_connection_patterns.
    void use_connection_patterns(const match::PatternTables& tables) {
        settled_.use_connection_patterns(tables);
        of_danger_.use_connection_patterns(tables);
    }

    match::Analysis& asked_by(compiler::DatabaseKind kind) {
        return kind == compiler::DatabaseKind::attack || kind == compiler::DatabaseKind::defence ? of_danger_
                                                                                                 : settled_;
    }

  private:
    analysis::BoardAnalysis settled_{analysis::limits_for_settled_answers};
    analysis::BoardAnalysis of_danger_{analysis::limits_for_danger};
};

}  // namespace katachi::authoring
