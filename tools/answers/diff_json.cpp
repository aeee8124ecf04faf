#include "tools/answers/diff_json.h"

#include <nlohmann/json.hpp>

#include "engine/board/move_name.h"
#include "engine/board/side_name.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

Json entry_json(const catalogue::DiffEntry& entry) {
    const base::LineColumn place = entry.pattern->source->line_column(entry.pattern->span.begin);
    return {{"database", entry.database->spec.name},
            {"name", entry.pattern->name},
            {"file", entry.pattern->source->path()},
            {"line", place.line}};
}

Json examples_json(const std::vector<authoring::MatchExample>& examples) {
    Json value = Json::array();
    for (const authoring::MatchExample& example : examples)
        value.push_back({{"game", example.game},
                         {"move", example.move},
                         {"vertex", board::move_name(example.vertex, example.board_size)},
                         {"colour", board::side_word(example.colour)}});
    return value;
}

void add_effect(Json& entry, const authoring::EntryEffect& effect) {
    if (!effect.is_counted) return;
    entry["matches"] = {{"before", effect.before},
                        {"after", effect.after},
                        {"gained", effect.gained},
                        {"lost", effect.lost},
                        {"refused_left_out", effect.is_judged},
                        {"gained_at", examples_json(effect.gained_examples)},
                        {"lost_at", examples_json(effect.lost_examples)}};
}

Json change_json(const catalogue::EntryChange& change) {
    Json value{{"before", entry_json(change.before)},
               {"after", entry_json(change.after)},
               {"renamed", change.is_renamed},
               {"other_place", change.is_in_other_place},
               {"other_order", change.is_in_other_order},
               {"matches_the_same", change.matches_the_same},
               {"parts", Json::array()}};
    for (const catalogue::PartChange& part : change.parts)
        value["parts"].push_back({{"part", part.part}, {"before", part.before}, {"after", part.after}});
    return value;
}

Json entries_json(const std::vector<catalogue::DiffEntry>& entries,
                  const std::vector<authoring::EntryEffect>* effects) {
    Json value = Json::array();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        value.push_back(entry_json(entries[i]));
        if (effects != nullptr) add_effect(value.back(), (*effects)[i]);
    }
    return value;
}

}  // namespace

std::string diff_json(const authoring::DiffReport& report) {
    const auto& effect = report.effect;
    Json value;
    if (effect) value["games"] = effect->games;
    if (effect) value["positions"] = effect->positions;
    value["changed"] = Json::array();
    for (std::size_t i = 0; i < report.diff.changed.size(); ++i) {
        value["changed"].push_back(change_json(report.diff.changed[i]));
        if (effect) add_effect(value["changed"].back(), effect->changed[i]);
    }
    value["added"] = entries_json(report.diff.added, effect ? &effect->added : nullptr);
    value["removed"] = entries_json(report.diff.removed, effect ? &effect->removed : nullptr);
    value["unchanged"] = report.diff.unchanged;
    return json_text(value);
}

}  // namespace katachi::answers
