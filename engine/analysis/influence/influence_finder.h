// What patterns add to questions about influence, found by a matcher of their own.
#pragma once

#include <vector>

#include "engine/analysis/influence/influence_patterns.h"
#include "engine/influence/influence.h"
#include "engine/match/matcher.h"

namespace katachi::analysis {

// A move of `colour` that nobody answers.
struct Followup {
    board::Colour colour = board::Colour::empty;
    board::VertexSet saved;  // the stones that it placed or saved
};

// The `analysis` that is asked has been set to the position of the question.
class InfluenceFinder {
  public:
    // The patterns are those of these tables, which must outlive it.
    explicit InfluenceFinder(const match::PatternTables& tables) : matcher_(tables), patterns_(tables) {}

    // Adds to a question about living stones the effects of the patterns that hold if `to_move` begins, and gives these
    // effects.
    std::vector<InfluenceEffect> add_patterns(influence::Question& question, board::Colour to_move,
                                              match::Analysis& analysis);
    // Adds the intrusions that could follow a move which is on the board.
    void add_followup(influence::Question& question, const Followup& followup, match::Analysis& analysis);

  private:
    match::Matcher matcher_;
    InfluencePatterns patterns_;
};

}  // namespace katachi::analysis
