// Who says whether dragons live. What is believed before anybody reads is in crude_status.h; a room that reads life and
// death is another judge.
#pragma once

#include <span>
#include <vector>

#include "engine/position/dragons.h"
#include "engine/position/status.h"

namespace katachi::position {

// A dragon that a verdict leans on, and what was believed of it.
struct Assumption {
    int dragon = 0;  // its number
    Status status = Status::unknown;

    friend bool operator==(const Assumption&, const Assumption&) = default;
};

struct Verdict {
    Status status = Status::unknown;
    float chance_to_live = 0.5F;  // that its stones stay on the board to the end
    bool is_proved = false;
    std::vector<Assumption> assumptions = {};

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

class StatusJudge {
  public:
    virtual ~StatusJudge() = default;

    // `believed` has the status of each dragon, by number. The answer depends on nothing else.
    virtual Verdict judge(const Dragons& dragons, int number, std::span<const Status> believed) = 0;
};

// All dragons, by number. A verdict whose assumption falls is asked for again, the largest dragons first, three rounds
// at most; what leans on a fallen one even then is unknown.
std::vector<Verdict> judge_all(const Dragons& dragons, StatusJudge& judge);

}  // namespace katachi::position
