// How many eyes a dragon has and may get, judged at once, so that a search on an open board can ask at each position:
// GNU Go's manual, chapters 8 and 12. Nothing of it is proved: which strings count is seen from their liberties alone.
#pragma once

#include "engine/eyespaces/domains.h"
#include "engine/eyespaces/known_games.h"
#include "engine/life/dragon_goal.h"
#include "engine/reading/tactics.h"

namespace katachi::life {

struct GoalEyes {
    match::EyeValue value;      // of all its eye spaces together
    bool is_solved = true;      // else the value of a space is judged by its size
    int sure = 0;               // whatever is played outside; two at most
    board::VertexSet attacks;   // moves that decide an eye, or threaten to
    board::VertexSet defences;
    board::VertexSet margins;   // where the attacker may come into an eye space
    bool may_grow = false;      // there are liberties beyond the eye spaces that the attacker does not touch

    bool lives() const { return sure >= 2 || (is_solved && value.attacked_twice >= 2); }
    bool is_without_hope() const { return value.defended_twice < 2 && !may_grow; }
};

class EyeJudge {
  public:
    // Solved games, which outlive this.
    explicit EyeJudge(const match::EyeTables& solved);

    // The board is the same afterwards. `goal_stones` still stand.
    GoalEyes eyes_of(board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                     board::Colour to_move);

  private:
    bool counts(board::Board& board, const DragonGoal& goal, board::Vertex string, board::Colour to_move);
    eyespaces::LivelyStones lively_of(board::Board& board, const DragonGoal& goal, const board::VertexSet& company,
                                      board::Colour to_move);

    eyespaces::KnownGames known_;
    reading::Tactics tactics_;
};

}  // namespace katachi::life
