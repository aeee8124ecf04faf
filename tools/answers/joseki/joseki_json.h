// What the joseki library says of a board or a game, for programs.
#pragma once

#include <optional>
#include <string>

#include "tools/authoring/joseki/followed_game.h"
#include "tools/authoring/joseki/joseki_report.h"

namespace katachi::answers {

std::string joseki_json(const authoring::JosekiReport& report, const joseki::Graph& library);

// `name` is what the game is called; `corner`, this one alone.
std::string followed_game_json(const std::string& name, const authoring::FollowedGame& game,
                               const joseki::Graph& library, std::optional<joseki::Corner> corner);

}  // namespace katachi::answers
