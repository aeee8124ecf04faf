#include "tools/answers/catalogue/profile_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/json_text.h"

namespace katachi::answers {

std::string profile_json(const catalogue::Profile& profile) {
    Json value;
    value["games"] = profile.games;
    value["positions"] = profile.positions;
    value["is_complete"] = profile.complete;
    value["hits"] = profile.hits;
    value["seconds"] = profile.seconds;
    value["patterns"] = Json::array();
    for (const catalogue::ProfiledPattern& counted : profile.patterns)
        value["patterns"].push_back({{"database", counted.database->spec.name},
                                     {"name", counted.pattern->name},
                                     {"hits", counted.hits},
                                     {"share", counted.share}});
    return json_text(value);
}

}  // namespace katachi::answers
