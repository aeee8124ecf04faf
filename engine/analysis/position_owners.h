// Owners of points, asked of a position that is judged in stages.
#pragma once

#include <string>

#include "engine/analysis/stages.h"
#include "engine/position/owners/owners.h"

namespace katachi::analysis {

// The question is made from the stages before life. It is valid until another position is set.
position::OwnerQuestion owner_question(Stages& stages);

// What Black has played and was given more than White, as ScoreQuestion asks it. Of stones that were set up, beyond
// those of the handicap, nobody knows what was captured before: sides are taken to have played by turns.
int black_played_more(const board::Board& board, int handicap, board::Colour to_move);

// "B+1.2, four in five results from W+10.4 to B+12.9".
std::string text(const position::ExpectedScore& score);

// Judges positions as those are judged that the weights are learned from.
class OwnerJudge {
  public:
    // `weights` outlive it.
    explicit OwnerJudge(const position::OwnerWeights& weights = position::learned_owner_weights());

    // The owners are those that position::owners tells. The answer does not depend on earlier questions. It is kept
    // until another position or side is asked about.
    const influence::Field& owners(const board::Board& board, board::Colour to_move);
    position::PointFacts facts_at(const board::Board& board, board::Colour to_move, board::Vertex vertex);
    position::ExpectedScore score(const board::Board& board, const position::ScoreQuestion& question);
    // All that owners are told from. Good until another position or side is asked about.
    Stages& stages(const board::Board& board, board::Colour to_move);

  private:
    const position::OwnerWeights& weights_;
    reading::Tactics tactics_;
    eyespaces::KnownGames known_;
    Stages stages_;
    std::optional<influence::Field> owners_;  // of the position of the stages
};

}  // namespace katachi::analysis
