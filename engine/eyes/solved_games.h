// All small eye spaces, solved: what the table of solved games is made of. By the usual rules: two outer liberties, no
// ko threats, no suicide.
#pragma once

#include <vector>

#include "engine/eyes/eye_solver.h"

namespace katachi::eyes {

// Spaces that differ in the attacker's stones alone.
struct SolvedGame {
    match::BareEyeSpace space;       // without stones
    std::vector<EyeAnswer> answers;  // one for each set of stones, which counts as a number; none where islands are
};

// The spaces of so many points without stones that a board can have, away from the edge, at it and in a corner, each
// point a margin or not; of isomorphic ones one. Those with islands that make them larger than a solved game are left
// out.
std::vector<match::BareEyeSpace> unsolved_games(int size, int most_margins);

SolvedGame solved_game(const match::BareEyeSpace& space);

}  // namespace katachi::eyes
