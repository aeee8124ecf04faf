// A game under a set of rules: a board, and the positions of before that the rules of repetition ask for.
//
// Positions are compared by their hashes: two that differ are taken for the same by chance of 2^-63.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/rules.h"

namespace katachi::board {

class Game {
  public:
    explicit Game(int size = max_board_size, const Rules& rules = *find_rules("japanese"));
    // The game begins from stones as set up, with `to_move` to play; `handicap` says how many of them Black was given.
    Game(const Position& position, Colour to_move, const Rules& rules, int handicap = 0);

    const Board& board() const { return board_; }
    const Rules& rules() const { return rules_; }
    // The stones that Black was given, on the board or, where players place them, by Black's first moves.
    int handicap() const { return handicap_; }
    // Whose turn it is, if colours alternate.
    Colour to_move() const { return to_move_.back(); }
    // Two passes in a row, the last moves of the game.
    bool is_over() const;

    // Passing is always legal. Either colour may play at any time.
    Legality is_legal(Colour colour, Vertex vertex) const;
    // Plays or passes if that is legal, and answers whether it was.
    Legality play(Colour colour, Vertex vertex);
    // It is like play, but repetitions are allowed: as if a threat had been played and answered in between.
    Legality play_ko(Colour colour, Vertex vertex);
    // It is like Board::play_recorded.
    Legality play_recorded(Colour colour, Vertex vertex);
    // Takes back the last move since the set-up; false if there is none.
    bool undo();
    // It is like Board::place: the game begins anew from these stones.
    void place(Colour colour, Vertex vertex);
    void set_to_move(Colour colour) { to_move_.back() = colour; }
    // The rules hold from the next move on.
    void set_rules(const Rules& rules) { rules_ = rules; }
    void set_handicap(int stones) { handicap_ = stones; }

    // Whether the position came up before with the same side to move: under Japanese rules, where no rule forbids
    // it, a game that goes round in circles has no result.
    bool is_repetition() const;

  private:
    bool is_allowed_suicide(Colour colour, Vertex vertex) const;
    bool is_forbidden_repetition(Colour colour, Vertex vertex) const;
    bool closes_short_cycle(Colour colour, Vertex vertex) const;
    bool occurred(std::uint64_t hash, Colour to_move, std::size_t from) const;
    void execute(Colour colour, Vertex vertex);
    void start(Colour to_move);

    Board board_;
    Rules rules_;
    int handicap_ = 0;
    // There is a hash for each position since the set-up, that one first and the present one last.
    std::vector<std::uint64_t> hashes_;
    std::vector<Colour> to_move_;
};

}  // namespace katachi::board
