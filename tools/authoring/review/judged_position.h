// What is believed of a position, as far as a review compares it with the next one.
#pragma once

#include <vector>

#include "engine/analysis/position_owners.h"
#include "engine/sgf/game.h"
#include "tools/authoring/position/position_report.h"
#include "tools/authoring/review/claim.h"

namespace katachi::authoring {

struct JudgedGroup {
    board::Colour colour = board::Colour::black;
    board::VertexSet stones;
    int eyes = 0;  // if it is attacked first; 2 for two or more
    double chance_to_live = 0;
};

struct JudgedPosition {
    position::ExpectedScore score;
    int black_points = 0, white_points = 0;  // that are the side's at the end with a chance of four in five
    std::vector<JudgedGroup> groups;         // of three stones or more
};

class PositionJudge {
  public:
    PositionJudge(const CountedBy& counted_by, int handicap);

    JudgedPosition judge(const board::Board& board, board::Colour to_move);

  private:
    CountedBy counted_by_;
    int handicap_;
    analysis::OwnerJudge owners_;
};

// What a move, of that number, changes in groups: eyes that are sure now, and lives that are believed otherwise.
std::vector<Claim> group_claims(const JudgedPosition& before, const JudgedPosition& after, board::Move move,
                                int number);

}  // namespace katachi::authoring
