#include "tools/answers/regression/arena_json.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "regression/matches/standings.h"
#include "tools/answers/json_text.h"
#include "tools/answers/regression/sprt_json.h"

namespace katachi::answers {

namespace {

// JSON has no infinity.
Json number(double value) { return std::isfinite(value) ? Json(value) : Json(); }

Json tally_json(const regression::Tally& tally) {
    return {{"games", tally.games()},
            {"won", tally.wins},
            {"lost", tally.losses},
            {"draws", tally.draws},
            {"unknown", tally.unknown}};
}

Json player_json(const authoring::ArenaReport& report, const regression::Standings& now, std::size_t player) {
    const regression::PlayerStanding& standing = now.players[player];
    const regression::PlayerCost& cost = standing.cost;
    Json value;
    value["name"] = report.names[player];
    value["command"] = report.settings.players[player].command;
    value["total"] = tally_json(standing.total());
    value["black"] = tally_json(standing.by_colour[0]);
    value["white"] = tally_json(standing.by_colour[1]);
    value["moves"] = cost.moves;
    value["cpu_seconds_a_move"] = cost.moves == 0 ? Json() : Json(cost.cpu_seconds / cost.moves);
    value["seconds_a_move"] = cost.moves == 0 ? Json() : Json(cost.seconds / cost.moves);
    value["longest_seconds"] = cost.longest_seconds;
    value["lost_by"] = Json::object();
    for (const auto& [end, count] : standing.lost_by) value["lost_by"][std::string(regression::name(end))] = count;
    return value;
}

Json estimate_json(const regression::Estimate& estimate) {
    return {{"value", number(estimate.value)}, {"low", number(estimate.low)}, {"high", number(estimate.high)}};
}

}  // namespace

std::string arena_json(const authoring::ArenaReport& report) {
    const regression::MatchSettings& settings = report.settings;
    const regression::Standings now = regression::standings(report.games);
    Json value;
    value["size"] = settings.size;
    value["rules"] = settings.rules.name;
    value["komi"] = settings.komi;
    value["seed"] = settings.seed;
    value["games"] = now.games;
    value["A"] = player_json(report, now, 0);
    value["B"] = player_json(report, now, 1);
    value["rate_of_a"] = now.rate ? estimate_json(*now.rate) : Json();
    value["elo_of_a"] = now.rate ? estimate_json(regression::elo_of_rate(*now.rate)) : Json();
    value["pairs"] = now.pairs;
    value["open_pairs"] = now.open_pairs;
    value["sprt"] = Json();
    if (settings.sprt) {
        const regression::WeighedPairs weighed = regression::weigh_pairs(*settings.sprt, report.games);
        value["sprt"] = sprt_json_value(*settings.sprt, weighed.pairs, weighed.state);
    }
    value["moves_a_game"] =
        now.games == 0 ? Json() : Json(static_cast<double>(now.moves) / static_cast<double>(now.games));
    value["disputed"] = now.disputed;
    value["ends"] = Json::object();
    for (const auto& [end, count] : now.ends) value["ends"][std::string(regression::name(end))] = count;
    value["ended"] = report.why_it_ended;
    value["listed"] = Json::array();
    for (const auto& [number, game] : report.games) value["listed"].push_back(regression::game_json(game));
    return json_text(value);
}

}  // namespace katachi::answers
