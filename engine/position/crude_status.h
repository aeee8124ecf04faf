// What is believed of dragons from their eyes, their room and their neighbours alone, before anybody reads: GNU Go's
// manual, chapter 7.5, crude_status. The weights were learned from counted games (DESIGN.md).
#pragma once

#include "engine/position/crude_facts.h"
#include "engine/position/status_judge.h"

namespace katachi::position {

// What one fact adds to the logarithm of the odds to live.
struct CrudeReason {
    CrudeFact fact;
    float log_odds = 0;
};

class CrudeJudge : public StatusJudge {
  public:
    // `influence` is that of the worms, of the position that the dragons are of.
    CrudeJudge(const Dragons& dragons, const influence::Influence& influence, board::Colour to_move);

    // Leans on no other verdict: what it believes of neighbours it found at a first look.
    Verdict judge(const Dragons& dragons, int number, std::span<const Status> believed) override;
    // The same, with what speaks for it: the facts of the second look, and the rest that all dragons have.
    std::vector<CrudeReason> reasons(const Dragons& dragons, int number) const;

    const FirstLook& first_look() const { return look_; }

  private:
    board::Colour to_move_;
    FirstLook look_;
};

}  // namespace katachi::position
