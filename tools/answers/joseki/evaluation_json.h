// What ends of joseki are worth, as JSON.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/authoring/joseki/joseki_evaluation.h"

namespace katachi::answers {

struct ValuedJoseki {
    authoring::JosekiEnd end;
    authoring::Worth worth;
    authoring::KnownSuccess known;
};

struct JosekiValues {
    std::string library;
    std::size_t boards = 0;
    std::uint32_t seed = 0;
    std::size_t balanced = 0;                   // ends that the other corners are filled with
    std::size_t with_tenuki = 0, too_wide = 0;  // ends that were left out
    bool is_complete = true;
    std::vector<ValuedJoseki> joseki = {};
};

// The mean of the ends after which who began is to move, or the other side; nothing where there are none. Where it is
// not near 0, the judge takes the turn for more or less than it is worth, and ends are best compared with their like.
std::optional<double> mean_points(const JosekiValues& values, bool beginner_is_to_move);

std::string evaluation_json(const JosekiValues& values);

}  // namespace katachi::answers
