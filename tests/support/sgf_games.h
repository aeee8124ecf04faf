// The games of a text at once.
#pragma once

#include <string_view>
#include <vector>

#include "engine/sgf/game.h"

namespace katachi::test {

// None where the text holds no game.
inline std::vector<sgf::Game> sgf_games(std::string_view text) {
    std::vector<sgf::Game> games;
    sgf::SgfReader reader(text);
    while (auto game = reader.next()) games.push_back(*std::move(game));
    return games;
}

}  // namespace katachi::test
