#include "tools/answers/game_info_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

Json player_json(const authoring::PlayerInfo& player) { return {{"name", player.name}, {"rank", player.rank}}; }

Json info_json(const authoring::GameInfo& info) {
    Json value;
    value["game"] = info.name;
    value["size"] = info.size == 0 ? Json() : Json(info.size);
    value["black"] = player_json(info.black);
    value["white"] = player_json(info.white);
    value["event"] = info.event;
    value["date"] = info.date;
    value["komi"] = info.komi ? Json(*info.komi) : Json();
    value["handicap"] = info.handicap ? Json(*info.handicap) : Json();
    value["rules"] = info.rules;
    value["result"] = info.result;
    value["moves"] = info.moves;
    value["nodes"] = info.nodes;
    value["variations"] = info.variations;
    value["paths"] = info.paths;
    value["encoding"] = {{"name", info.encoding.name},
                         {"declared", info.encoding.declared},
                         {"known_by", compiler::source_name(info.encoding.source)},
                         {"bad_bytes", info.encoding.bad_bytes}};
    value["findings"] = Json::array();
    for (const auto& [place, message] : info.warnings)
        value["findings"].push_back({{"line", place.line}, {"column", place.column}, {"message", message}});
    return value;
}

}  // namespace

std::string game_infos_json(const std::vector<authoring::GameInfo>& games) {
    Json value;
    value["games"] = Json::array();
    for (const authoring::GameInfo& game : games) value["games"].push_back(info_json(game));
    return json_text(value);
}

}  // namespace katachi::answers
