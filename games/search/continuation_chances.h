// What success was to be expected of those who played the continuations of a shape, which is known when all games were
// seen.
#pragma once

#include <map>
#include <vector>

#include "games/expectation/expectations.h"
#include "games/search/shape_answer.h"

namespace katachi::games {

class ContinuationChances {
  public:
    // A game, also one without hits.
    void add(const std::vector<ShapeHit>& found, const sgf::Game& game);

    // To the continuations of the answer, which was given the same games.
    void tell(ShapeAnswer& answer) const;

  private:
    Expectations expectations_;
    std::map<ShapeMove, MoverCounts> movers_;  // of games that somebody won
};

}  // namespace katachi::games
