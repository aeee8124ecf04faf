#include <nlohmann/json.hpp>

#include "tools/answers/asked_json.h"
#include "tools/answers/found_match_json.h"
#include "tools/answers/json_text.h"
#include "tools/katachi/commands/match/report.h"

namespace katachi::cli {

std::string match_json(const MatchReport& report) {
    nlohmann::ordered_json value = answers::asked_json(report.asked, report.sides, report.patterns_from);
    value["constraints"] = report.geometry_only ? "not evaluated" : "evaluated";
    value["matches"] = nlohmann::ordered_json::array();
    for (const authoring::FoundMatch& found : report.matches)
        value["matches"].push_back(answers::found_match_json(found, report.asked.position.size));
    return answers::json_text(value);
}

}  // namespace katachi::cli
