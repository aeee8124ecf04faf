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
    // The same in parts: the hits of a game that its winner won, all moves of games, and what others have counted.
    void add(const std::vector<ShapeHit>& found, const GameChances& chances);
    void add(const ShapeMove& move, const MoverGroup& group, std::uint64_t times) { movers_[move].add(group, times); }
    void add(const Expectations& expectations) { expectations_.add(expectations); }
    void add(const ContinuationChances& other);

    // To the continuations of the answer, which was given the same games.
    void tell(ShapeAnswer& answer) const;

    Expectations& expectations() { return expectations_; }
    const Expectations& expectations() const { return expectations_; }
    const std::map<ShapeMove, MoverCounts>& movers() const { return movers_; }

  private:
    Expectations expectations_;
    std::map<ShapeMove, MoverCounts> movers_;  // of games that somebody won
};

}  // namespace katachi::games
