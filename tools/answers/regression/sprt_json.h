// The sequential test of two engines, for programs.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "regression/matches/sprt.h"

namespace katachi::answers {

nlohmann::ordered_json sprt_json_value(const regression::SprtBounds& bounds, const regression::PairCounts& pairs,
                                       const regression::SprtState& state);

std::string sprt_json(const regression::SprtBounds& bounds, const regression::PairCounts& pairs,
                      const regression::SprtState& state);

}  // namespace katachi::answers
