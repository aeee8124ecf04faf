// What is believed of a dragon from its eyes, its room and its neighbours alone, before anybody reads: GNU Go's manual,
// chapter 7.5, crude_status.
#pragma once

#include <array>
#include <string_view>

#include "engine/position/status_judge.h"

namespace katachi::position {

// A fact about a dragon that speaks for or against its life, and how much of it there is.
struct CrudeFact {
    std::string_view name;
    float amount = 0;
    float weight = 0;  // what each of it adds to the logarithm of the odds to live
};

// `believed` is the status of each dragon, by number.
std::vector<CrudeFact> crude_facts(const Dragons& dragons, int number, std::span<const Status> believed);

class CrudeJudge : public StatusJudge {
  public:
    Verdict judge(const Dragons& dragons, int number, std::span<const Status> believed) override;
};

}  // namespace katachi::position
