#include "tools/studio/routes/routes.h"

#include <algorithm>

#include "tools/studio/questions/answers.h"

namespace katachi::studio {

namespace {

constexpr bool needed = true;
constexpr bool takes_long = true;

std::vector<Parameter> with(std::vector<Parameter> parameters, std::initializer_list<Parameter> more) {
    parameters.insert(parameters.end(), more);
    return parameters;
}

const std::vector<Parameter> game{{"game", Takes::game, "", needed}};
const std::vector<Parameter> position =
    with(game, {{"move", Takes::number, "--move"}, {"path", Takes::path, "--path"}, {"node", Takes::node}});
const std::vector<Parameter> sided_position = with(position, {{"side", Takes::side, "--side"}});

std::vector<Route> routes_of_patterns() {
    return {
        {"/api/entries",
         Form::json,
         "list --json OPTIONS -- PATHS",
         {{"database", Takes::text, "--database"},
          {"kind", Takes::text, "--kind"},
          {"class", Takes::text, "--class"},
          {"attribute", Takes::text, "--attribute"},
          {"size", Takes::text, "--size"},
          {"name", Takes::text, "--name"},
          {"text", Takes::text, "--text"}},
         answer_entries},
        {"/api/entry",
         Form::json,
         "show --json PATTERNS -- $entry",
         {{"entry", Takes::entry, "", needed}},
         answer_entry},
        {"/api/findings", Form::json, "check --json -- PATHS", {}, answer_findings},
        {"/api/statistics", Form::json, "check --statistics --format=json -- PATHS", {}},
        {"/api/tests", Form::json, "test --json OPTIONS -- PATHS", {{"filter", Takes::text, "--filter"}}},
        {"/api/coverage", Form::json, "test --coverage --json OPTIONS -- PATHS", {{"filter", Takes::text, "--filter"}}},
        {"/api/explain", Form::text, "explain -- $word", {{"word", Takes::text, "", needed}}},
        {"/api/draw",
         Form::svg,
         "draw --format=svg OPTIONS PATTERNS -- $entry",
         {{"entry", Takes::entry, "", needed},
          {"orientation", Takes::text, "--orientation"},
          {"size", Takes::number, "--size"}}},
    };
}

std::vector<Route> routes_of_positions() {
    return {
        {"/api/picture", Form::svg, "draw --format=svg OPTIONS -- $game",
         with(position, {{"moves", Takes::text, "--moves"}, {"size", Takes::number, "--size"}})},
        {"/api/match", Form::json, "match --json OPTIONS PATTERNS -- $game",
         with(sided_position, {{"at", Takes::vertex, "--at"}}), answer_match},
        {"/api/fit", Form::json, "match --json OPTIONS PATTERNS -- $game",
         with(sided_position, {{"entry", Takes::entry_at_vertex, "--explain", needed}})},
        {"/api/why", Form::json, "why --json OPTIONS PATTERNS -- $vertex $game",
         with(sided_position, {{"vertex", Takes::vertex, "", needed}}), answer_why},
        {"/api/position", Form::json, "position --json OPTIONS PATTERNS -- $game",
         with(sided_position, {{"after", Takes::vertex, "--after"}, {"why", Takes::vertex, "--why"}}), answer_position},
        {"/api/lives", Form::json, "position --read --json OPTIONS PATTERNS -- $game", sided_position},
        {"/api/names", Form::json, "name --json OPTIONS -- $game",
         with(game,
              {{"path", Takes::path, "--path"}, {"move", Takes::number, "--move"}, {"lang", Takes::text, "--lang"}})},
    };
}

std::vector<Route> routes_of_games() {
    return {
        {.path = "/api/games",
         .command = "sgf info --json -- GAMES",
         .parameters = {{"game", Takes::game}},
         .without_games = no_games,
         .is_kept = true},
        {"/api/tree", Form::json, "sgf tree --json -- $game", game, answer_tree},
        {"/api/node", Form::json, "sgf node --json OPTIONS -- $game", with(game, {{"node", Takes::number, "--node"}}),
         answer_node},
        {"/api/review", Form::json, "review --json --progress -- $game", with(game, {{"caller", Takes::text}}), nullptr,
         nullptr, takes_long},
        {"/api/suite", Form::json, "regress --list --json -- $suite", {{"suite", Takes::suite, "", needed}}},
        {"/api/hits",
         Form::json,
         "games search --games --json OPTIONS PATTERNS -- $entry SEARCHED",
         {{"entry", Takes::entry, "", needed}, {"limit", Takes::number, "--limit"}}},
        {"/api/base",
         Form::json,
         "games list --json OPTIONS -- $base",
         {{"base", Takes::base, "", needed},
          {"player", Takes::text, "--player"},
          {"since", Takes::text, "--since"},
          {"until", Takes::text, "--until"},
          {"result", Takes::text, "--result"},
          {"limit", Takes::number, "--limit"}}},
    };
}

std::vector<Route> all_routes() {
    std::vector<Route> all = routes_of_patterns();
    for (const auto& more : {routes_of_positions(), routes_of_games()}) all.insert(all.end(), more.begin(), more.end());
    return all;
}

}  // namespace

const std::vector<Route>& routes() {
    static const std::vector<Route> table = all_routes();
    return table;
}

const Route* find_route(std::string_view path) {
    const auto found = std::ranges::find(routes(), path, &Route::path);
    return found == routes().end() ? nullptr : &*found;
}

}  // namespace katachi::studio
