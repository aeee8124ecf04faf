// What reviews claim, checked from the rules alone.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/answers/review/plain_record.h"

namespace katachi::answers {

struct CheckedClaims {
    int checked = 0;
    std::vector<std::string> faults;  // "move 12: captured …"
};

// `review` is the JSON of a review of this record.
CheckedClaims check_claims(const nlohmann::json& review, const PlainRecord& record);

}  // namespace katachi::answers
