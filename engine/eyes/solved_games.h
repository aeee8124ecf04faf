// All small eye spaces, solved: what the table of solved games is made of. Nobody has ko threats, and there is no
// suicide.
#pragma once

#include <vector>

#include "engine/eyes/eye_solver.h"

namespace katachi::eyes {

// Spaces that differ in the attacker's stones alone.
struct UnsolvedGame {
    match::BareEyeSpace space;  // without stones
    int outer_liberties = usual_outer_liberties;
};

struct SolvedGame {
    UnsolvedGame game;
    std::vector<EyeAnswer> answers;  // one for each set of stones, which counts as a number; none where islands are
};

// The shipped table has all games of up to six points with up to two outer liberties, and those of up to five points
// with one more approach as well. With two outer liberties it also has games of seven points with up to three margins,
// of eight with one at most, and of nine and ten with none.
std::vector<UnsolvedGame> games_of_table();

// The spaces of so many points without stones that a board can have, away from the edge, at it and in a corner, each
// point a margin or not; of isomorphic ones one. Those with islands that make them larger than a game with a key are
// left out.
std::vector<match::BareEyeSpace> unsolved_games(int size, int most_margins);

// The same spaces with one approach each, at each of the points that are neither margins nor islands; of isomorphic
// ones one.
std::vector<match::BareEyeSpace> with_approaches(const std::vector<match::BareEyeSpace>& games);

SolvedGame solved_game(const UnsolvedGame& game);

}  // namespace katachi::eyes
