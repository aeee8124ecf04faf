// The tree of a game, and a node of it, for programs. Nodes are numbered from 0.
#pragma once

#include <string>

#include "tools/authoring/games/game_outline.h"
#include "tools/authoring/games/node_position.h"

namespace katachi::answers {

// A column a line.
std::string game_outline_json(const authoring::GameOutline& outline);

std::string node_position_json(const authoring::NodePosition& node);

}  // namespace katachi::answers
