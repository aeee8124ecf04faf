// Replays games and finds the placements of all patterns with a move, by what came and went with each move.
#pragma once

#include <array>
#include <vector>

#include "engine/match/matcher.h"
#include "engine/sgf/game.h"
#include "games/weigh/pattern_placement.h"

namespace katachi::games {

// There is a mark by pattern of the tables: whether it has a move.
std::vector<bool> patterns_with_a_move(const match::PatternTables& tables);

// Whole boards, playout patterns and eye shapes are not in the matcher's tables, and not found.
class PatternWalk {
  public:
    // The tables must stay while the walk is in use. One walk for each thread.
    explicit PatternWalk(const match::PatternTables& tables);

    // The placements come in no special order. `game.size` is not 0.
    std::vector<PatternPlacement> placements(const sgf::Game& game);

  private:
    // One that matches in the position that is looked at.
    struct Standing {
        match::Hit hit;
        std::size_t placement;
    };

    void appear(const match::Hit& hit, int position);
    void vanish(const match::Hit& hit);
    void see_move(board::Move move, int number);

    match::Matcher matcher_;
    match::PatternFilter with_a_move_;
    std::array<std::vector<Standing>, board::vertex_count> standing_;  // by the point of the move
    std::vector<PatternPlacement> placements_;
};

}  // namespace katachi::games
