#include "tools/answers/games/told_game_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

Json player_json(const std::string& name, const std::optional<games::HeaderRank>& rank) {
    Json json{{"name", name}};
    if (rank) json["rank"] = rank->text();
    return json;
}

std::string day_text(const games::Day& day) { return games::HeaderDate{day, day}.text(); }

// What is not known is left out.
Json game_json(const games::ToldGame& game) {
    const games::GameHeaders& headers = game.headers;
    Json json{{"number", game.number},
              {"game", game.source},
              {"size", headers.board_size},
              {"moves", headers.moves},
              {"handicap", headers.handicap},
              {"black", player_json(headers.black, headers.black_rank)},
              {"white", player_json(headers.white, headers.white_rank)}};
    if (headers.date)
        json["dates"] = {{"first", day_text(headers.date->first)}, {"last", day_text(headers.date->last)}};
    if (!game.result.empty()) json["result"] = game.result;
    if (headers.komi) json["komi"] = *headers.komi;
    if (!headers.rules.empty()) json["rules"] = headers.rules;
    if (!headers.event.empty()) json["event"] = headers.event;
    Json written = Json::object();
    for (const auto& [property, text] : headers.written) written[property] = text;
    if (!written.empty()) json["written"] = written;
    if (game.duplicate_of) json["duplicate_of"] = *game.duplicate_of;
    return json;
}

}  // namespace

std::string told_game_json(const games::ToldGame& game) { return json_text(game_json(game)); }

std::string told_games_json(const std::vector<games::ToldGame>& listed, std::size_t passing, std::int64_t games) {
    Json list = Json::array();
    for (const games::ToldGame& game : listed) list.push_back(game_json(game));
    return json_text(Json{{"games", games}, {"passing", passing}, {"listed", list}});
}

}  // namespace katachi::answers
