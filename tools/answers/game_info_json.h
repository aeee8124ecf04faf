// What game records say of their games, for programs.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/games/game_info.h"

namespace katachi::answers {

std::string game_infos_json(const std::vector<authoring::GameInfo>& games);

}  // namespace katachi::answers
