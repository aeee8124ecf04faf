// Which joseki the corners of a game are, for programs.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "tools/authoring/joseki/game_joseki.h"
#include "tools/authoring/joseki/played_there.h"

namespace katachi::answers {

// What is played where a corner left its joseki.
struct PlayedInstead {
    std::optional<joseki::LibraryAnswer> library = {};
    std::optional<authoring::PlayedThere> games = {};  // where a base was asked
};
using PlayedInsteadByCorner = std::array<PlayedInstead, board::four_corners.size()>;

struct AskedGameJoseki {
    std::string source;                      // what the game is called
    const joseki::Graph* library = nullptr;  // that `instead` is of
    authoring::GameJoseki corners;
    PlayedInsteadByCorner instead = {};
    naming::Language language = naming::Language::english;
};

std::string game_joseki_json(const AskedGameJoseki& asked);

}  // namespace katachi::answers
