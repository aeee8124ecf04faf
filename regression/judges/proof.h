// What a proof about a capture or a link says, claim by claim, so that a plain checker can follow it (DESIGN.md beside
// this file).
#pragma once

#include <cstdint>
#include <vector>

#include "engine/board/board.h"

namespace katachi::regression {

// A string with so many liberties and the attacker to move is taken to be safe (manual, chapter 11.1).
constexpr int safe_liberties = 5;

// Strings whose owner, to move, could join them only by so many moves in a row are taken to be cut.
constexpr int apart_moves = 5;

// A joined string with so many liberties and the cutter to move is taken to stay joined.
constexpr int joined_liberties = 2;

// Who may take back a ko at once, as if a threat had been played and answered.
enum class KoRight : std::uint8_t {
    loser,   // of the proof, any ko
    nobody,  // the rule of simple ko
    winner,  // of the proof, one ko alone
};

// About a capture: the attacker wins where the string at `target` is captured, its owner where it is safe. About a
// link: the owner wins where the stones at `target` and `other` are one string, the cutter where they cannot be.
struct Contest {
    board::Vertex target = board::pass_vertex;
    board::Colour owner = board::Colour::black;
    board::Colour winner = board::Colour::black;
    KoRight ko_right = KoRight::loser;
    int safe = safe_liberties;  // liberties of a safe string; of a link: moves in a row, as in apart_moves
    board::Vertex other = board::pass_vertex;  // of a link

    board::Colour loser() const { return board::opponent(winner); }
    bool is_link() const { return other != board::pass_vertex; }
    // Whether the winner captures or cuts.
    bool is_attack() const { return winner != owner; }
    // The stones that it is about.
    board::VertexSet targets() const {
        board::VertexSet points = board::VertexSet::of(target);
        if (is_link()) points.insert(other);
        return points;
    }
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
