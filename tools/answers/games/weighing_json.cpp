#include "tools/answers/games/weighing_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/pattern_weight_json.h"

namespace katachi::answers {

namespace {

Json pattern_json(const catalogue::WeighedPattern& weighed) {
    Json json{{"database", weighed.database->spec.name}, {"name", weighed.pattern->name}};
    add_weight(json, weighed.weight);
    return json;
}

}  // namespace

std::string weighing_json(const catalogue::Weighing& weighing) {
    Json value;
    value["games"] = weighing.games;
    value["decided_games"] = weighing.decided_games;
    value["is_complete"] = weighing.complete;
    value["patterns"] = Json::array();
    for (const catalogue::WeighedPattern& weighed : weighing.patterns)
        value["patterns"].push_back(pattern_json(weighed));
    return json_text(value);
}

}  // namespace katachi::answers
