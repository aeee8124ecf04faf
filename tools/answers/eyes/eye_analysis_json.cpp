#include "tools/answers/eyes/eye_analysis_json.h"

#include <nlohmann/json.hpp>

#include "engine/eyes/marked_rows.h"
#include "tools/answers/json_text.h"
#include "tools/authoring/eyes/eye_text.h"

namespace katachi::answers {

namespace {

using eyes::LocalMove;

Json move_json(const match::EyeGraph& space, const LocalMove& move) {
    Json json{{"side", move.side == eyes::Side::attacker ? "attacker" : "defender"}};
    switch (move.kind) {
        case LocalMove::Kind::point: json["vertex"] = authoring::point_name(space, move.point); break;
        case LocalMove::Kind::outer_liberty: json["place"] = "outside"; break;
        case LocalMove::Kind::extra_eye: json["place"] = "extra eye"; break;
        case LocalMove::Kind::pass: json["place"] = "pass"; break;
    }
    return json;
}

Json points_json(const match::EyeGraph& space, match::EyePoints points) {
    Json names = Json::array();
    for (std::size_t i = 0; i < space.points.size(); ++i)
        if (points & match::eye_point(i)) names.push_back(authoring::point_name(space, i));
    return names;
}

}  // namespace

Json eye_rules_json(const eyes::LocalRules& rules) {
    return {{"outer_liberties", rules.outer_liberties},
            {"attacker_threats", rules.attacker_threats},
            {"defender_threats", rules.defender_threats},
            {"suicide", rules.suicide}};
}

Json eye_line_json(const match::EyeGraph& space, const authoring::EyeLine& line) {
    Json moves = Json::array();
    for (const LocalMove& move : line.moves) moves.push_back(move_json(space, move));
    return {{"side", line.first == eyes::Side::attacker ? "attacker" : "defender"},
            {"extra_eye", line.extra_eye},
            {"captured", line.captured},
            {"is_threat", line.is_threat},
            {"moves", moves}};
}

Json abstract_rules_json(const std::optional<std::pair<int, int>>& worths) {
    return worths ? Json{worths->first, worths->second} : Json(nullptr);
}

Json other_values_json(const std::vector<authoring::ValueByOtherRules>& values) {
    Json list = Json::array();
    for (const authoring::ValueByOtherRules& other : values)
        list.push_back({{"rules", eye_rules_json(other.rules)}, {"value", eyes::eye_value_text(other.value)}});
    return list;
}

std::string eye_analysis_json(const authoring::EyeAnalysis& analysis) {
    Json json{{"rules", eye_rules_json(analysis.rules)}, {"positions", analysis.positions}};
    if (!analysis.answer) {
        json["value"] = nullptr;
        json["least"] = eyes::eye_value_text(analysis.least);
        json["most"] = eyes::eye_value_text(analysis.most);
        return json_text(json);
    }
    json["value"] = eyes::eye_value_text(analysis.answer->value);
    json["seki"] = {{"attacker_begins", analysis.answer->attacked_is_seki},
                    {"defender_begins", analysis.answer->defended_is_seki}};
    json["cells"] = eyes::marked_rows(analysis.space, *analysis.answer);
    json["attack_points"] = points_json(analysis.space, analysis.answer->attack_points);
    json["defence_points"] = points_json(analysis.space, analysis.answer->defence_points);
    Json lines = Json::array();
    for (const authoring::EyeLine& line : analysis.lines) lines.push_back(eye_line_json(analysis.space, line));
    json["variations"] = lines;
    json["by_other_rules"] = other_values_json(analysis.other_rules);
    json["by_abstract_rules"] = abstract_rules_json(analysis.by_abstract_rules);
    json["has_stones_without_liberty"] = analysis.has_stones_without_liberty;
    return json_text(json);
}

}  // namespace katachi::answers
