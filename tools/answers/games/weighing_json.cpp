#include "tools/answers/games/weighing_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/games/mover_success_json.h"

namespace katachi::answers {

namespace {

Json pattern_json(const catalogue::WeighedPattern& weighed) {
    const catalogue::PatternWeight& weight = weighed.weight;
    Json json{{"database", weighed.database->spec.name},
              {"name", weighed.pattern->name},
              {"matched", weight.matched},
              {"played", weight.played()},
              {"at_once", weight.at_once},
              {"later", weight.later},
              {"opponent", weight.opponent},
              {"won", weight.won},
              {"lost", weight.lost}};
    if (const auto success = authoring::mover_success(weight)) add_success(json, *success);
    return json;
}

}  // namespace

std::string weighing_json(const catalogue::Weighing& weighing) {
    Json value;
    value["games"] = weighing.games;
    value["decided_games"] = weighing.decided_games;
    value["complete"] = weighing.complete;
    value["patterns"] = Json::array();
    for (const catalogue::WeighedPattern& weighed : weighing.patterns)
        value["patterns"].push_back(pattern_json(weighed));
    return json_text(value);
}

}  // namespace katachi::answers
