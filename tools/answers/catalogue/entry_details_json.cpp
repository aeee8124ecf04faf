#include "tools/answers/catalogue/entry_details_json.h"

#include <nlohmann/json.hpp>

#include "base/text/utf8.h"
#include "compiler/model/drawn_sides.h"
#include "patterndb/stored_time.h"
#include "tools/answers/catalogue/entry_json.h"
#include "tools/answers/json_text.h"
#include "tools/answers/pattern_weight_json.h"

namespace katachi::answers {

namespace {

std::vector<std::string> cell_rows(const compiler::Diagram& diagram) {
    std::vector<std::string> rows;
    for (int row = 0; row < diagram.rows; ++row) {
        rows.emplace_back();
        for (int column = 0; column < diagram.columns; ++column) rows.back() += diagram.at(row, column);
    }
    return rows;
}

Json attributes_json(const std::vector<catalogue::StoredAttribute>& attributes) {
    Json value = Json::object();
    for (const catalogue::StoredAttribute& attribute : attributes)
        value[attribute.name] = attribute.number ? Json(*attribute.number) : Json(attribute.argument);
    return value;
}

Json labels_json(const std::map<char, std::vector<board::Offset>>& labels) {
    Json value = Json::object();
    for (const auto& [letter, points] : labels)
        for (const board::Offset point : points)
            value[base::as_utf8(std::string(1, letter))].push_back(
                {{"row", point.row + 1}, {"column", point.column + 1}});
    return value;
}

Json weights_json(const std::vector<catalogue::StoredWeight>& weights) {
    Json value = Json::array();
    for (const catalogue::StoredWeight& weight : weights)
        value.push_back({{"weight", weight.weight}, {"conditions", weight.conditions}});
    return value;
}

Json profiles_json(const std::vector<catalogue::EntryProfile>& profiles) {
    Json value = Json::array();
    for (const catalogue::EntryProfile& profile : profiles)
        value.push_back({{"games_from", profile.run.games},
                         {"made_at", catalogue::iso_time(profile.run.made_at)},
                         {"is_complete", profile.run.complete},
                         {"positions", profile.run.position_count},
                         {"hits", profile.hits},
                         {"share", profile.share}});
    return value;
}

}  // namespace

std::string entry_details_json(const catalogue::EntryDetails& details,
                               const std::vector<catalogue::EntryProfile>& profiles,
                               const std::vector<catalogue::StoredPatternWeight>& weights) {
    Json value = entry_json_value(details.summary);
    value["text"] = base::as_utf8(details.text);
    value["cells"] = cell_rows(details.diagram);
    value["edges"] = compiler::drawn_sides(details.diagram.edges);
    value["sound"] = details.sound;
    value["attributes"] = attributes_json(details.attributes);
    value["helper"] = details.helper;
    value["eye_value"] = details.eye_value;
    value["constraint"] = details.constraint;
    value["action"] = details.action;
    value["calls"] = Json::object();
    for (const auto& [function, times] : details.calls) value["calls"][function] = times;
    value["labels"] = labels_json(details.labels);
    value["weights"] = weights_json(details.weights);
    value["remarks"] = details.remarks;
    value["profiles"] = profiles_json(profiles);
    value["weighings"] = Json::array();
    for (const catalogue::StoredPatternWeight& weight : weights)
        value["weighings"].push_back(stored_weight_json(weight));
    return json_text(value);
}

}  // namespace katachi::answers
