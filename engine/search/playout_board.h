// A board for playouts: moves go forward only, copies are cheap, and what playouts ask is there without search:
// the empty points as a list, exact liberties of every string, and the eight points around each point as one number.
// Board is the truth that it is tested against; it has neither history nor hash, and knows the simple ko alone.
#pragma once

#include <array>
#include <cstdint>

#include "engine/board/eight_points.h"
#include "engine/board/position.h"
#include "engine/board/vertex_set.h"

namespace katachi::search {

class PlayoutBoard {
  public:
    explicit PlayoutBoard(const board::Position& position, board::Vertex ko_point = board::pass_vertex);
    PlayoutBoard(const PlayoutBoard& other) { *this = other; }
    // Only what a board of this size uses is copied.
    PlayoutBoard& operator=(const PlayoutBoard& other);

    int size() const { return size_; }
    board::Colour at(board::Vertex vertex) const { return points_[index(vertex)]; }
    board::Vertex ko_point() const { return ko_point_; }

    int empty_count() const { return empty_count_; }
    // `place` is below empty_count(); the order changes with every move.
    board::Vertex empty_point(int place) const { return empty_[index(place)]; }

    // Seen by Black: 1 is black, 2 white, 3 off the board.
    board::EightPoints around(board::Vertex vertex) const { return around_[index(vertex)]; }
    // Seen by `colour`: 1 is its own.
    board::EightPoints around(board::Vertex vertex, board::Colour colour) const {
        return colour == board::Colour::black ? around(vertex) : board::seen_by_opponent(around(vertex));
    }

    // Liberties of the string at `vertex`, which must hold a stone.
    int liberties(board::Vertex vertex) const { return string_at(vertex).liberty_count; }
    const board::VertexSet& liberty_points(board::Vertex vertex) const { return string_at(vertex).liberties; }
    int string_size(board::Vertex vertex) const { return string_at(vertex).stone_count; }
    // The same for all stones of a string, until it grows.
    board::Vertex string_of(board::Vertex vertex) const { return string_[index(vertex)]; }
    // The stones of a string, one after the other in a ring.
    board::Vertex next_stone(board::Vertex vertex) const { return next_[index(vertex)]; }

    // The point must be empty.
    bool is_legal(board::Colour colour, board::Vertex vertex) const {
        return vertex != ko_point_ && !is_suicide(colour, vertex);
    }
    bool is_suicide(board::Colour colour, board::Vertex vertex) const;
    // How many stones a move there takes off the board.
    int captured_by(board::Colour colour, board::Vertex vertex) const;
    // How many liberties the stone's string would have, captures counted; no more than `enough` are counted.
    int liberties_after(board::Colour colour, board::Vertex vertex, int enough) const;
    // liberties_after(…) >= 2, quicker.
    bool has_two_liberties_after(board::Colour colour, board::Vertex vertex) const;
    // Surrounded by stones of `colour` (and the edge) so that filling it would spoil an eye.
    bool is_eye(board::Colour colour, board::Vertex vertex) const;

    // Plays a legal move, suicide too, or passes.
    void play(board::Colour colour, board::Vertex vertex);

    // Black's points less White's when there is nothing left to play but eyes: stones, and empty points with
    // neighbours of one colour alone.
    int area_balance() const;
    // The same at any time, without the dead stones: empty regions that only one colour touches are its points.
    int region_balance(const board::VertexSet& dead) const;

  private:
    struct String {
        board::VertexSet liberties;
        std::uint16_t stone_count = 0;
        std::uint16_t liberty_count = 0;
    };

    static constexpr std::size_t index(board::Vertex vertex) { return static_cast<std::size_t>(vertex); }
    String& string_at(board::Vertex vertex) { return strings_[string_[index(vertex)]]; }
    const String& string_at(board::Vertex vertex) const { return strings_[string_[index(vertex)]]; }

    void put(board::Colour colour, board::Vertex vertex);
    void lift(board::Vertex vertex);
    void join(board::Vertex to, board::Vertex from);
    void capture(board::Vertex vertex);
    void set_around(board::Vertex vertex, board::Colour before, board::Colour now);

    int size_ = 0;
    board::Vertex ko_point_ = board::pass_vertex;
    int empty_count_ = 0;
    int stone_balance_ = 0;  // Black's stones on the board less White's
    std::array<board::Colour, board::vertex_count> points_;
    std::array<board::EightPoints, board::vertex_count> around_;
    std::array<std::uint16_t, board::vertex_count> string_;  // the stone that strings_ knows the string by
    std::array<std::uint16_t, board::vertex_count> next_;
    std::array<std::uint16_t, board::vertex_count> place_;  // in empty_
    std::array<std::uint16_t, board::vertex_count> empty_;
    std::array<String, board::vertex_count> strings_;
};

}  // namespace katachi::search
