// A position as it is believed before anybody reads lives: what questions about the lives of its dragons start from.
#pragma once

#include <vector>

#include "engine/analysis/stages.h"
#include "engine/eyespaces/known_games.h"
#include "engine/life/goal/dragon_rooms.h"
#include "engine/position/status.h"
#include "engine/reading/tactics.h"

namespace katachi::authoring {

class BelievedPosition {
  public:
    // All strings of the board have a liberty.
    BelievedPosition(board::Board board, board::Colour to_move);
    BelievedPosition(const BelievedPosition&) = delete;
    BelievedPosition& operator=(const BelievedPosition&) = delete;

    const board::Board& board() const { return board_; }
    const position::Dragons& dragons() { return stages_.dragons_before_life(); }
    const std::vector<position::Verdict>& life() { return stages_.crude_life(); }
    const board::VertexSet& weak() const { return weak_; }  // strings that can be captured

    // What is asked about the dragon of this number, and what is taken as given; with the rooms of friends, too.
    life::DragonGoal goal(int number);
    life::DragonRooms rooms(int number);

  private:
    board::Board board_;
    reading::Tactics tactics_;
    eyespaces::KnownGames known_;
    analysis::Stages stages_;
    std::vector<position::Status> believed_;
    board::VertexSet weak_;
};

}  // namespace katachi::authoring
