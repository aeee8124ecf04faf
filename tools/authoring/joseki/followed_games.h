// The corners of many games, each by a joseki library (followed_game.h).
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/authoring/joseki/followed_game.h"

namespace katachi::authoring {

// So many games are in a text; 0 for a drawn board.
std::size_t games_in(std::string_view text);

struct FollowedGamesVisitor {
    std::function<void(const std::string& name, const FollowedGame& game)> game;
    std::function<void(const std::string& line)> trouble;  // a game or a file that is passed over; others follow
};

// Follows all games of a text, which is called `file`.
void follow_games_of(std::string_view text, const std::string& file, const joseki::Graph& library,
                     const FollowedGamesVisitor& visitor);

// Follows the games of `inputs` in their order: files, FILE#N, folders, archives, and `-` for standard input. Throws
// FileError for an input that is not there, before any game is followed.
void follow_games(const std::vector<std::string>& inputs, const joseki::Graph& library,
                  const FollowedGamesVisitor& visitor);

}  // namespace katachi::authoring
