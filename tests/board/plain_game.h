// The rules written a second time, as plainly as they read: whole boards are kept as text, and a move is judged by
// making it and looking at the result. What Board and Game are compared with.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "engine/board/game.h"

namespace katachi::board {

class PlainGame {
  public:
    PlainGame(int size, const Rules& rules) : size_(size), rules_(rules), states_(1) {
        states_[0].points.assign(static_cast<std::size_t>(size * size), '.');
    }

    // The answer is about a move at a point of the board, counted by rows; `colour` is 'X' or 'O'. It is
    // Legality::superko for every repetition.
    Legality judge(char colour, int point) const;
    // Makes it, legal or not, on an empty point.
    void play(char colour, int point) { states_.push_back(after(colour, point).state); }
    void pass(char colour);
    void undo() { states_.pop_back(); }

    // The rows are those that to_rows prints of a Position.
    std::string rows() const;
    int captured(char colour) const { return colour == 'X' ? now().captured_black : now().captured_white; }
    std::set<int> string(int point) const { return string_of(now().points, point); }
    std::set<int> liberties(int point) const { return liberties_of(now().points, point); }

  private:
    // The board after a move, and who is to move then.
    struct State {
        std::string points;
        char to_move = 'X';
        int captured_black = 0;
        int captured_white = 0;
    };
    struct Outcome {
        State state;
        std::set<int> taken;  // of the opponent
        bool is_suicide = false;
    };

    const State& now() const { return states_.back(); }
    std::vector<int> neighbours(int point) const;
    std::set<int> string_of(const std::string& points, int point) const;
    std::set<int> liberties_of(const std::string& points, int point) const;
    Outcome after(char colour, int point) const;
    bool repeats(const Outcome& outcome, char colour, int point) const;
    bool occurred(const State& state, std::size_t from, bool same_side) const;

    int size_;
    Rules rules_;
    std::vector<State> states_;  // of the game so far, the present one last
};

}  // namespace katachi::board
