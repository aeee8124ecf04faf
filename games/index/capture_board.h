// Stones on the board and what moves take, and nothing else: half the time of board::Board where games are only
// replayed. Liberties are counted once for each stone that touches them, so that a string has none left when its count
// is 0.
#pragma once

#include <array>
#include <cstdint>

#include "engine/board/position.h"
#include "engine/board/vertex_set.h"

namespace katachi::games {

class CaptureBoard {
  public:
    explicit CaptureBoard(int size) : position_(size) {}

    const board::Position& position() const { return position_; }
    board::Colour at(board::Vertex vertex) const { return position_.at(vertex); }

    // A stone is set up on an empty point; nothing is taken.
    void set_up(board::Colour colour, board::Vertex vertex);
    // A stone is played on an empty point. Gives the opponent's stones that it takes; `is_suicide` where it has no
    // liberty then, and the board is not to be used any more.
    struct Played {
        board::VertexSet taken;
        bool is_suicide = false;
    };
    Played play(board::Colour colour, board::Vertex vertex);

  private:
    // The stones of a string are linked in a circle; one of them, its head, has the counts.
    struct Stone {
        std::uint16_t head = 0;
        std::uint16_t next = 0;
        std::uint16_t stones = 0;
        std::int16_t liberties = 0;
    };

    Stone& stone(board::Vertex vertex) { return stones_[static_cast<std::size_t>(vertex)]; }
    Stone& head(board::Vertex vertex) { return stone(stone(vertex).head); }
    void join(board::Vertex a, board::Vertex b);
    void take(board::Vertex vertex, board::VertexSet& taken);

    board::Position position_;
    std::array<Stone, board::vertex_count> stones_;
};

}  // namespace katachi::games
