#include "tools/answers/pattern_weight_json.h"

#include <nlohmann/json.hpp>

#include "patterndb/stored_time.h"

namespace katachi::answers {

void add_success(Json& json, const authoring::MoverSuccess& success) {
    json["success"] = {{"rate", success.rate.value}, {"low", success.rate.low}, {"high", success.rate.high}};
    json["expected_success"] = success.expected;
}

void add_weight(Json& json, const catalogue::PatternWeight& weight) {
    json["matched"] = weight.matched;
    json["played"] = weight.played();
    json["at_once"] = weight.at_once;
    json["later"] = weight.later;
    json["opponent"] = weight.opponent;
    json["won"] = weight.won;
    json["lost"] = weight.lost;
    if (const auto success = authoring::mover_success(weight)) add_success(json, *success);
}

Json stored_weight_json(const catalogue::StoredPatternWeight& stored) {
    Json json{{"games_from", stored.run.games},
              {"made_at", catalogue::iso_time(stored.run.made_at)},
              {"is_complete", stored.run.complete},
              {"games", stored.run.game_count},
              {"decided_games", stored.run.decided_count}};
    add_weight(json, stored.weight);
    return json;
}

}  // namespace katachi::answers
