#include <cmath>
#include <nlohmann/json.hpp>

#include "tools/katachi/commands/arena/report.h"
#include "tools/answers/json_text.h"

namespace katachi {

namespace {

// JSON has no infinity.
Json number(double value) { return std::isfinite(value) ? Json(value) : Json(); }

Json tally_json(const Tally& tally) {
    return {{"games", tally.games()},
            {"wins", tally.wins},
            {"losses", tally.losses},
            {"draws", tally.draws},
            {"unknown", tally.unknown}};
}

Json player_json(const ArenaReport& report, const Standings& now, std::size_t player) {
    const PlayerStanding& standing = now.players[player];
    const PlayerCost& cost = standing.cost;
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
    for (const auto& [end, count] : standing.lost_by) value["lost_by"][std::string(name(end))] = count;
    return value;
}

Json estimate_json(const Estimate& estimate) {
    return {{"value", number(estimate.value)}, {"low", number(estimate.low)}, {"high", number(estimate.high)}};
}

Json sprt_value(const SprtBounds& bounds, const PairCounts& pairs, const SprtState& state) {
    const char* const verdict = state.verdict == SprtVerdict::h0   ? "H0"
                                : state.verdict == SprtVerdict::h1 ? "H1"
                                                                   : "open";
    return {{"elo0", bounds.elo0},  {"elo1", bounds.elo1},  {"alpha", bounds.alpha},
            {"beta", bounds.beta},  {"pairs", pairs},       {"log_likelihood_ratio", state.log_likelihood_ratio},
            {"lower", state.lower}, {"upper", state.upper}, {"verdict", verdict}};
}

}  // namespace

std::string sprt_json(const SprtBounds& bounds, const PairCounts& pairs, const SprtState& state) {
    return json_text(sprt_value(bounds, pairs, state));
}

std::string arena_json(const ArenaReport& report) {
    const MatchSettings& settings = report.settings;
    const Standings now = standings(report.games);
    Json value;
    value["size"] = settings.size;
    value["rules"] = settings.rules.name;
    value["komi"] = settings.komi;
    value["seed"] = settings.seed;
    value["games"] = now.games;
    value["A"] = player_json(report, now, 0);
    value["B"] = player_json(report, now, 1);
    value["rate_of_a"] = now.rate ? estimate_json(*now.rate) : Json();
    value["elo_of_a"] = now.rate ? estimate_json(elo_of_rate(*now.rate)) : Json();
    value["pairs"] = now.pairs;
    value["open_pairs"] = now.open_pairs;
    value["sprt"] = Json();
    if (settings.sprt) {
        const WeighedPairs weighed = weigh_pairs(*settings.sprt, report.games);
        value["sprt"] = sprt_value(*settings.sprt, weighed.pairs, weighed.state);
    }
    value["moves_a_game"] =
        now.games == 0 ? Json() : Json(static_cast<double>(now.moves) / static_cast<double>(now.games));
    value["disputed"] = now.disputed;
    value["ends"] = Json::object();
    for (const auto& [end, count] : now.ends) value["ends"][std::string(name(end))] = count;
    value["ended"] = report.why_it_ended;
    value["played"] = Json::array();
    for (const auto& [number, game] : report.games) value["played"].push_back(game_json(game));
    return json_text(value);
}

}  // namespace katachi
