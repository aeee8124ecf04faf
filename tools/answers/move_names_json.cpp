#include "tools/answers/move_names_json.h"

#include <nlohmann/json.hpp>

#include "engine/board/move_name.h"
#include "engine/board/side_name.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

Json name_json(const authoring::ToldName& told, naming::Language language) {
    Json value;
    value["name"] = told.name;
    value["word"] = naming::word_for(told.name, language);
    value["entry"] = told.entry;
    value["priority"] = told.priority;
    value["judgement"] = words(told.judgement);
    value["is_read"] = told.is_read;
    value["remark"] = told.remark;
    return value;
}

Json point_json(const authoring::BoardmatcherPoint& point) { return {{point.x, point.y}, point.sign}; }

}  // namespace

std::string move_names_json(const authoring::MoveNames& names, naming::Language language) {
    Json value;
    value["game"] = names.source;
    value["size"] = names.size;
    value["language"] = naming::language_names[static_cast<std::size_t>(language)];
    value["moves"] = Json::array();
    for (const authoring::NamedMove& move : names.moves) {
        Json entry;
        entry["move"] = move.number;
        entry["colour"] = board::side_word(move.move.colour);
        entry["vertex"] = board::move_name(move.move.vertex, names.size);
        entry["names"] = Json::array();
        for (const authoring::ToldName& told : move.names) entry["names"].push_back(name_json(told, language));
        value["moves"].push_back(std::move(entry));
    }
    value["warnings"] = names.warnings;
    return json_text(value);
}

std::string boardmatcher_json(std::span<const authoring::BoardmatcherPattern> patterns) {
    Json value = Json::array();
    for (const authoring::BoardmatcherPattern& pattern : patterns) {
        Json entry;
        entry["name"] = pattern.name;
        if (pattern.is_corner) entry["type"] = "corner";
        entry["anchors"] = Json::array({point_json(pattern.move)});
        entry["vertices"] = Json::array();
        for (const authoring::BoardmatcherPoint& point : pattern.others) entry["vertices"].push_back(point_json(point));
        value.push_back(std::move(entry));
    }
    return json_text(value);
}

}  // namespace katachi::answers
