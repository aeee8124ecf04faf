// Positions of collections of games, as they pass or kept.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/sgf/game.h"
#include "tools/authoring/games/packed_file.h"

namespace katachi::authoring {

// What is said of a text without a game, or one that cannot be read.
using GameTrouble = std::function<void(const std::string& line)>;

// The first position of the main line, then each so many moves later, with the number of the move to come.
template <typename Visit>
void visit_positions(const sgf::Game& game, int every, const Visit& visit) {
    board::Board board(game.size);
    int moves = 0;
    for (const sgf::Event& event : game.events) {
        if (event.kind == sgf::Event::Kind::move) {
            if (moves % every == 0) visit(board, moves + 1);
            ++moves;
        }
        sgf::execute(event, board);
    }
    if (moves % every == 0) visit(board, moves + 1);
}

// Calls `visit` for each game of `paths`, as visit_game_texts takes them. Throws FileError where there is none at all,
// unless `reading` was stopped.
void visit_games(const std::vector<std::string>& paths, const GameTrouble& trouble,
                 const std::function<void(const sgf::Game& game, const std::string& name)>& visit,
                 const GameReading& reading = {});

// The same with the name of each game: "games.sgf#3" where its file has several.
void visit_named_games(const std::vector<std::string>& paths, const GameTrouble& trouble,
                       const std::function<void(const sgf::Game& game, const std::string& name)>& visit,
                       const GameReading& reading = {});

// Positions to be asked about again and again; half a kilobyte each.
struct KeptPositions {
    struct Kept {
        std::size_t game = 0;  // index in `games`
        int move = 1;          // before which it stands
        board::Position position;
    };
    std::vector<std::string> games;  // by name
    std::vector<Kept> positions;
};

// It reads as visit_games does.
KeptPositions keep_positions(const std::vector<std::string>& paths, int every, const GameTrouble& trouble,
                             const GameReading& reading = {});

}  // namespace katachi::authoring
