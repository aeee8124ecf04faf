// What a proof about a capture says, claim by claim, so that a plain checker can follow it (DESIGN.md beside this
// file).
#pragma once

#include <cstdint>
#include <vector>

#include "engine/board/board.h"

namespace katachi::regression {

// A string with so many liberties and the attacker to move is taken to be safe (manual, chapter 11.1).
constexpr int safe_liberties = 5;

// Who may take back a ko at once, as if a threat had been played and answered.
enum class KoRight : std::uint8_t {
    loser,   // of the proof, any ko
    nobody,  // the rule of simple ko
    winner,  // of the proof, one ko alone
};

// The attacker wins where the string at `target` is captured, its owner where it is safe.
struct Contest {
    board::Vertex target = board::pass_vertex;
    board::Colour owner = board::Colour::black;
    board::Colour winner = board::Colour::black;
    KoRight ko_right = KoRight::loser;
    int safe = safe_liberties;

    board::Colour loser() const { return board::opponent(winner); }
    bool is_attack() const { return winner != owner; }
};

// The string of a winner's stone has at least so many liberties outside of the zone.
struct Guard {
    board::Vertex stone = board::pass_vertex;
    int liberties = 0;
};

// The claim that follows a move of the claim's side; pass_vertex stands for all moves outside of the zone.
struct Continuation {
    board::Vertex move = board::pass_vertex;
    std::uint32_t claim = 0;
};

// The winner wins every position with these contents of a zone, whatever stands elsewhere.
struct Claim {
    board::VertexSet black, white, empty;  // the zone, a point in one of them
    std::vector<Guard> guards;             // at most one a string
    board::Colour to_move = board::Colour::black;
    board::Vertex ban = board::pass_vertex;   // where a ko forbids the side to move to play
    board::Vertex ko = board::pass_vertex;    // the lesser point of the one that the winner's right was used in
    bool is_end = false;                      // the contest is over
    std::vector<Continuation> continuations;  // one where the winner moves, one for each move of the loser

    board::VertexSet zone() const { return black | white | empty; }
    const board::VertexSet& stones(board::Colour colour) const {
        return colour == board::Colour::black ? black : white;
    }
};

// The claim about the position in question is the last; a claim leads to earlier ones alone.
struct Proof {
    Contest contest;
    std::vector<Claim> claims;
};

}  // namespace katachi::regression
