// A difference of two libraries, and what it does to their matches in games.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/colour.h"
#include "engine/board/vertex.h"
#include "patterndb/import/database_diff.h"
#include "tools/authoring/games/game_positions.h"

namespace katachi::authoring {

constexpr std::size_t few_places = 3;

// The first position of a game in which a point matches, or no longer.
struct MatchExample {
    std::string game;
    int move = 1;  // before which the position stands
    board::Vertex vertex = board::pass_vertex;
    int board_size = board::max_board_size;
    board::Colour colour = board::Colour::black;  // that draws the O
};

struct EntryEffect {
    bool is_counted = false;  // whether it can match otherwise than before, and has tables
    bool is_judged = false;   // matches that a constraint refuses do not count
    std::int64_t before = 0;
    std::int64_t after = 0;
    std::int64_t gained = 0;  // places that match after and did not before
    std::int64_t lost = 0;
    std::vector<MatchExample> gained_examples;  // the first few, or all
    std::vector<MatchExample> lost_examples;
};

struct GamesEffect {
    std::int64_t games = 0;
    std::int64_t positions = 0;
    std::size_t without_tables = 0;    // entries that are not looked for: eye shapes, playout patterns, whole boards
    std::size_t unreadable = 0;        // entries that are not looked for, since an error of one side keeps them from it
    std::vector<EntryEffect> changed;  // one for each of the diff's, in its order
    std::vector<EntryEffect> added;
    std::vector<EntryEffect> removed;
};

struct DiffReport {
    catalogue::DatabaseDiff diff;
    std::optional<GamesEffect> effect = {};
};

struct GamesChoice {
    std::vector<std::string> paths;  // as visit_game_texts takes them
    GameReading reading = {};
    int every = 1;                         // of the positions of a game: the first, then each so many moves later
    std::size_t most_places = few_places;  // listed of what an entry gained, and of what it lost
    std::function<void(const GamesEffect& so_far)> progress;
    std::function<void(const std::string& line)> trouble;
};

// Positions of the main lines, for both colours. A match is told by its shape; where a constraint or a condition
// among the classes changed, by that too. Throws FileError where there is no game at all.
GamesEffect effect_on_games(const catalogue::DatabaseDiff& diff, const GamesChoice& games);
// The same of positions that are at hand.
GamesEffect effect_on_games(const catalogue::DatabaseDiff& diff, const KeptPositions& kept);

}  // namespace katachi::authoring
