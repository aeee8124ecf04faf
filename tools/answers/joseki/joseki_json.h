// What the joseki library says of a board or a game, for programs.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tools/authoring/joseki/followed_game.h"
#include "tools/authoring/joseki/joseki_report.h"

namespace katachi::answers {

std::string joseki_json(const authoring::JosekiReport& report, const joseki::Graph& library);

// `name` is what the game is called; `corner`, this one alone.
std::string followed_game_json(const std::string& name, const authoring::FollowedGame& game,
                               const joseki::Graph& library, std::optional<board::Corner> corner);

// The answer is about several games, each with what it is called.
std::string followed_games_json(const std::vector<std::pair<std::string, authoring::FollowedGame>>& games,
                                const joseki::Graph& library, std::optional<board::Corner> corner);

}  // namespace katachi::answers
