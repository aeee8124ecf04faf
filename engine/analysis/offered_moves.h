// Moves that patterns offer for attacks and defences of strings (GNU Go's manual, chapter 9.8), for worms to try.
#pragma once

#include <vector>

#include "engine/match/constraint/analysis.h"
#include "engine/match/matcher.h"
#include "engine/worms/worms.h"

namespace katachi::analysis {

// The patterns of class A of attack databases, against the strings of their X stones, and those of class D of defence
// databases, for the strings of their O stones. The tables must stay while this is in use.
class MoveOffers {
  public:
    explicit MoveOffers(const match::PatternTables& tables);

    // Those of both sides that hold on the position that `matcher`, over the same tables, and `analysis` have been set
    // to: a constraint that is undecided does not. In the order of their moves.
    std::vector<worms::OfferedMove> of(match::Matcher& matcher, match::Analysis& analysis) const;

  private:
    match::PatternFilter filter_;
};

}  // namespace katachi::analysis
