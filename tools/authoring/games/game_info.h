// What a game record says of its game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/findings/source_file.h"
#include "compiler/sgf/encoding.h"
#include "compiler/sgf/tree.h"

namespace katachi::authoring {

struct PlayerInfo {
    std::string name;
    std::string rank;
};

// What was mended or left out in reading.
struct ReadingWarning {
    base::LineColumn place;
    std::string message;
};

// Texts stand as they are written, and are empty where there is none.
struct GameInfo {
    std::string name;          // "game.sgf", "games.sgf#3"
    int size = 0;              // lines of the board, 0 where it is no Go board of 2 to 19 lines
    std::string written_size;  // SZ
    std::string kind;          // GM
    PlayerInfo black, white;
    std::string event, date, rules, result;
    std::optional<double> komi;
    std::optional<int> handicap;
    // Told of apart, where they part in the tree: 1 for most records. Of several, what the root says stands above.
    std::size_t games = 1;
    int moves = 0;  // on the main line
    std::size_t nodes = 0;
    std::size_t variations = 0;      // beside the main line
    std::vector<std::string> paths;  // of the first hundred of them, "12.2"
    compiler::SgfEncoding encoding;
    std::vector<ReadingWarning> warnings;
};

// `source` is what the game was read from.
GameInfo game_info(const compiler::SgfTree& game, const base::SourceFile& source, std::string name);

}  // namespace katachi::authoring
