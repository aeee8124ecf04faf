#include "tools/answers/games/mover_success_json.h"

#include <nlohmann/json.hpp>

namespace katachi::answers {

void add_success(Json& json, const authoring::MoverSuccess& success) {
    json["success"] = {{"rate", success.rate.value}, {"low", success.rate.low}, {"high", success.rate.high}};
    json["expected"] = success.expected;
}

}  // namespace katachi::answers
