// A game on the board: stones come and go by play, pass, undo and set-up. Suicide is illegal and
// ko is the simple one: a stone that took a single stone cannot be taken back at once.
//
// A Board is a plain value; a copy is an independent game.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/board/position.h"

namespace katachi {

struct Move {
    Colour colour = Colour::black;
    Vertex vertex = pass_vertex;

    friend bool operator==(const Move&, const Move&) = default;
};

enum class Legality : std::uint8_t { ok, occupied, suicide, ko, off_board };

// "legal", "the point is occupied", …
const char* reason(Legality legality);

class Board {
  public:
    // An empty board; `size` from min_board_size to max_board_size.
    explicit Board(int size = max_board_size);
    // Stones as set up.
    explicit Board(const Position& position);

    const Position& position() const { return position_; }
    int size() const { return position_.size; }
    Colour at(Vertex vertex) const { return position_.at(vertex); }
    // False for every integer that is no point of this board, pass_vertex included.
    bool on_board(Vertex vertex) const;

    // Where the opponent of the last mover may not play; pass_vertex if nowhere.
    Vertex ko_point() const { return ko_point_; }
    // Stones of `colour` that were taken off the board.
    int captured(Colour colour) const { return captured_[static_cast<std::size_t>(colour)]; }
    // Since the last set-up, oldest first.
    const std::vector<Move>& history() const { return history_; }

    // Passing is always legal.
    Legality is_legal(Colour colour, Vertex vertex) const;

    // Plays or passes if that is legal, and answers whether it was; either colour may play at any time.
    Legality play(Colour colour, Vertex vertex);
    void pass(Colour colour) { play(colour, pass_vertex); }

    // Executes a move as game records ask: what stood on the point gives way, then opponents
    // without liberties leave the board, then own stones without. Only off_board is refused; the answer
    // is what play would have said.
    Legality play_recorded(Colour colour, Vertex vertex);

    // Takes back the last move of the history; false if there is none.
    bool undo();

    // Sets up a point (Colour::empty clears it) without capturing anything. It is no move: history and ko
    // point are gone after it.
    void place(Colour colour, Vertex vertex);

    // Stones of the chain at `vertex`, which must hold a stone, in no special order.
    std::vector<Vertex> chain(Vertex vertex) const;
    int liberties(Vertex vertex) const;

  private:
    // What one move changed.
    struct Record {
        Colour replaced = Colour::empty;      // what stood where the move was put
        Vertex ko_point = pass_vertex;        // before the move
        std::vector<Vertex> captures = {};    // of the opponent
        std::vector<Vertex> own_losses = {};  // of a recorded suicide
    };

    bool has_liberty(Vertex vertex) const { return liberties(vertex) > 0; }
    bool is_suicide(Colour colour, Vertex vertex) const;
    std::vector<Vertex> take_chain(Vertex vertex);
    void execute(Colour colour, Vertex vertex);
    void put_back(const std::vector<Vertex>& stones, Colour colour);

    Position position_;
    Vertex ko_point_ = pass_vertex;
    std::array<int, 3> captured_{};
    std::vector<Move> history_;
    std::vector<Record> records_;  // one for each move of the history
};

}  // namespace katachi
