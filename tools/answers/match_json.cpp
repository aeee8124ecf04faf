#include "tools/answers/match_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/asked_json.h"
#include "tools/answers/found_match_json.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

std::string match_json(const authoring::MatchReport& report) {
    Json value = asked_json(report.asked, report.sides, report.patterns_from);
    value["constraints"] = report.geometry_only ? "not evaluated" : "evaluated";
    value["matches"] = Json::array();
    for (const authoring::FoundMatch& found : report.matches)
        value["matches"].push_back(found_match_json(found, report.asked.position.size));
    return json_text(value);
}

}  // namespace katachi::answers
