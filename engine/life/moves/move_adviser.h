// An adviser who knows shapes offers moves to a search of life and death, and hears what became of moves. Its offers
// change only the order of moves.
#pragma once

#include <span>

#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

struct SearchedPosition {
    const board::Board& board;
    const DragonGoal& goal;
    const board::VertexSet& goal_stones;  // that still stand
    board::Colour to_move;
    int depth;  // moves since the question

    bool is_attacker() const { return to_move == goal.attacker(); }
};

struct OfferedMove {
    board::Vertex vertex = board::pass_vertex;
    int promise = 0;  // is added to that of move_promise.h
};

// What is proved of a position, for its side to move.
struct ProvedMoves {
    bool is_won = false;
    board::Vertex winner = board::pass_vertex;  // where it is won; a pass may win
    board::VertexSet tried = {};                // moves that it began with, and those that were added
    board::VertexSet refuted = {};              // of these the ones that were read, and lose
    const board::VertexSet& zone;               // where the loser must play to change it
};

class MoveAdviser {
  public:
    virtual ~MoveAdviser() = default;

    // Each point once. Valid until the next call.
    virtual std::span<const OfferedMove> offer(const SearchedPosition&) { return {}; }
    virtual void hear(const SearchedPosition&, const ProvedMoves&) {}
};

}  // namespace katachi::life
