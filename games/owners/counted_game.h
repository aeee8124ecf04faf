// Positions of games that were played to the end and counted, with the owners that our own dead stones give.
#pragma once

#include <span>
#include <vector>

#include "engine/analysis/stages.h"
#include "engine/sgf/game.h"
#include "games/owners/counted_positions.h"

namespace katachi::games {

class GameCounter {
  public:
    // Both outlive it.
    GameCounter(reading::Tactics& tactics, eyespaces::KnownGames& known) : stages_(tactics, known) {}

    // After so many moves each, of a game with that number. None unless the game was counted, on a board of 19 lines
    // without handicap, and a count of its last position gives the recorded result to the half point. Stones are dead
    // where the crude judge takes their dragon for dead; `otherwise` are the rules of games that name none.
    std::vector<CountedPosition> positions(const sgf::Game& game, int number, std::span<const int> moves,
                                           const board::Rules& otherwise);

  private:
    board::VertexSet dead_stones(const sgf::SgfPosition& last);

    analysis::Stages stages_;
};

}  // namespace katachi::games
