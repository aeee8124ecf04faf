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

using GameTrouble = std::function<void(const std::string& line)>;  // a game or a file is passed over; others follow

struct PlayedGamesVisitor {
    // The board at the end of the game, and the number of its last move. A FileError is a trouble of this game.
    std::function<void(const std::string& name, const board::Board& played, int last_number)> game;
    GameTrouble trouble;
};

// The games of a text, which is called `file`.
void visit_played_games_of(std::string_view text, const std::string& file, const PlayedGamesVisitor& visitor);

// The games of `inputs` in their order: files, FILE#N, folders, archives, and `-` for standard input. Throws FileError
// for an input that is not there, before any game is shown.
void visit_played_games(const std::vector<std::string>& inputs, const PlayedGamesVisitor& visitor);

struct FollowedGamesVisitor {
    std::function<void(const std::string& name, const FollowedGame& game)> game;
    GameTrouble trouble;
};

// The same, followed.
void follow_games_of(std::string_view text, const std::string& file, const joseki::Graph& library,
                     const FollowedGamesVisitor& visitor);
void follow_games(const std::vector<std::string>& inputs, const joseki::Graph& library,
                  const FollowedGamesVisitor& visitor);

}  // namespace katachi::authoring
