// An answer about the life of a group, for programs.
#pragma once

#include <nlohmann/json.hpp>

#include "engine/life/life_reader.h"

namespace katachi::answers {

// Its code, how certain it is, and how many positions were read.
inline nlohmann::ordered_json life_answer_json(const life::LifeAnswer& answer) {
    return {{"code", static_cast<int>(answer.code)},
            {"certainty", life::name(answer.certainty)},
            {"positions", answer.nodes}};
}

}  // namespace katachi::answers
