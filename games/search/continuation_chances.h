// How often the players of each continuation of a shape were expected to win. That is known once all games were seen.
#pragma once

#include <map>
#include <vector>

#include "games/expectation/expectations.h"
#include "games/search/shape_answer.h"

namespace katachi::games {

class ContinuationChances {
  public:
    // Counts a game and the hits in it; a game without hits counts as well.
    void add(const std::vector<ShapeHit>& found, const sgf::Game& game);
    // The same in parts: the hits of a game with the chances of its two movers; `times` moves of a group of movers; all
    // moves of games; the contents of another count.
    void add(const std::vector<ShapeHit>& found, const GameChances& chances);
    void add(const ShapeMove& move, const MoverGroup& group, std::uint64_t times) { movers_[move].add(group, times); }
    void add(const Expectations& expectations) { expectations_.add(expectations); }
    void add(const ContinuationChances& other);

    // Writes the expected wins into the continuations of `answer`, which counts the same games.
    void tell(ShapeAnswer& answer) const;

    Expectations& expectations() { return expectations_; }
    const Expectations& expectations() const { return expectations_; }
    const std::map<ShapeMove, MoverCounts>& movers() const { return movers_; }

  private:
    Expectations expectations_;
    std::map<ShapeMove, MoverCounts> movers_;  // only of games that have a winner
};

}  // namespace katachi::games
