// How promising a move is where a dragon lives or dies, by what stands around it: weights learned from the moves that
// won in searches, of drawn problems for closed regions, of problems cut from games for open and large ones
// (DESIGN.md). Only the order of moves hangs on it, and how soon a search comes to them.
#pragma once

#include "engine/life/goal/dragon_goal.h"
#include "engine/life/moves/promise_groups.h"

namespace katachi::life {

// What features are seen from besides the point.
struct MoveSurroundings {
    const board::Board& board;
    board::Colour to_move;
    bool is_attacker;
    // Empty points, and stones of the attacker that may be taken, with no safe stone of his beside them.
    board::VertexSet open;
    board::VertexSet goal_liberties;
    board::Vertex last_move;  // pass_vertex where there is none
    bool is_by_net;           // whether promises are those of closed_promise.h
    // There, else empty:
    board::VertexSet untouched = {};          // open points that no stone of the attacker touches
    board::VertexSet liberties_of_last = {};  // of the string of the last move, unless nobody can take it
    int open_count = 0, goal_liberty_count = 0;
};

// `safe` are stones of the attacker that nobody can take.
MoveSurroundings move_surroundings(const board::Board& board, const DragonGoal& goal,
                                   const board::VertexSet& goal_stones, board::Colour to_move,
                                   const board::VertexSet& safe);

// What a promise is told by.
MoveCounts move_counts(const MoveSurroundings& around, board::Vertex vertex);

// The greater, the better; by twelve a move of two is e times as likely to win.
int move_promise(const MoveSurroundings& around, board::Vertex vertex);

}  // namespace katachi::life
