// A board for playouts: moves go forward only, copies are cheap, and what playouts ask is there without search:
// the empty points as a list, exact liberties of every string, and the eight points around each point as one number.
// Board is the truth that it is tested against; it has neither history nor hash, and knows the simple ko alone.
#pragma once

#include <array>
#include <cstdint>

#include "engine/board/position.h"
#include "engine/board/vertex_set.h"

namespace katachi {

// The eight points around a point, two bits each (a Colour), in the order NW N NE W E SW S SE from the lowest bits.
using Neighbourhood = std::uint16_t;

constexpr std::array<int, 8> around_steps{-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1};

// With black and white exchanged.
constexpr Neighbourhood colours_exchanged(Neighbourhood around) {
    return static_cast<Neighbourhood>((around & 0x5555) << 1 | (around >> 1 & 0x5555));
}

class PlayoutBoard {
  public:
    explicit PlayoutBoard(const Position& position, Vertex ko_point = pass_vertex);
    PlayoutBoard(const PlayoutBoard& other) { *this = other; }
    // Only what a board of this size uses is copied.
    PlayoutBoard& operator=(const PlayoutBoard& other);

    int size() const { return size_; }
    Colour at(Vertex vertex) const { return points_[index(vertex)]; }
    Vertex ko_point() const { return ko_point_; }

    int empty_count() const { return empty_count_; }
    // `place` is below empty_count(); the order changes with every move.
    Vertex empty_point(int place) const { return empty_[index(place)]; }

    // Seen by Black: 1 is black, 2 white, 3 off the board.
    Neighbourhood around(Vertex vertex) const { return around_[index(vertex)]; }
    // Seen by `colour`: 1 is its own.
    Neighbourhood around(Vertex vertex, Colour colour) const {
        return colour == Colour::black ? around(vertex) : colours_exchanged(around(vertex));
    }

    // Of the string at `vertex`, which must hold a stone.
    int liberties(Vertex vertex) const { return string_at(vertex).liberty_count; }
    const VertexSet& liberty_points(Vertex vertex) const { return string_at(vertex).liberties; }
    int string_size(Vertex vertex) const { return string_at(vertex).stone_count; }
    // The same for all stones of a string, until it grows.
    Vertex string_of(Vertex vertex) const { return string_[index(vertex)]; }
    // The stones of a string, one after the other in a ring.
    Vertex next_stone(Vertex vertex) const { return next_[index(vertex)]; }

    // On an empty point.
    bool is_legal(Colour colour, Vertex vertex) const { return vertex != ko_point_ && !is_suicide(colour, vertex); }
    bool is_suicide(Colour colour, Vertex vertex) const;
    // How many stones a move there takes off the board.
    int captured_by(Colour colour, Vertex vertex) const;
    // How many liberties the stone's string would have, captures counted; no more than `enough` are counted.
    int liberties_after(Colour colour, Vertex vertex, int enough) const;
    // liberties_after(…) >= 2, quicker.
    bool has_two_liberties_after(Colour colour, Vertex vertex) const;
    // Surrounded by stones of `colour` (and the edge) so that filling it would spoil an eye.
    bool is_eye(Colour colour, Vertex vertex) const;

    // Plays a legal move, suicide too, or passes.
    void play(Colour colour, Vertex vertex);

    // Black's points less White's when there is nothing left to play but eyes: stones, and empty points with
    // neighbours of one colour alone.
    int area_balance() const;
    // The same at any time, without the dead stones: empty regions that only one colour touches are its points.
    int region_balance(const VertexSet& dead) const;

  private:
    struct String {
        VertexSet liberties;
        std::uint16_t stone_count = 0;
        std::uint16_t liberty_count = 0;
    };

    static constexpr std::size_t index(Vertex vertex) { return static_cast<std::size_t>(vertex); }
    String& string_at(Vertex vertex) { return strings_[string_[index(vertex)]]; }
    const String& string_at(Vertex vertex) const { return strings_[string_[index(vertex)]]; }

    void put(Colour colour, Vertex vertex);
    void lift(Vertex vertex);
    void join(Vertex to, Vertex from);
    void capture(Vertex vertex);
    void set_around(Vertex vertex, Colour before, Colour now);

    int size_ = 0;
    Vertex ko_point_ = pass_vertex;
    int empty_count_ = 0;
    int stone_balance_ = 0;  // Black's stones on the board less White's
    std::array<Colour, vertex_count> points_;
    std::array<Neighbourhood, vertex_count> around_;
    std::array<std::uint16_t, vertex_count> string_;  // the stone that strings_ knows the string by
    std::array<std::uint16_t, vertex_count> next_;
    std::array<std::uint16_t, vertex_count> place_;  // in empty_
    std::array<std::uint16_t, vertex_count> empty_;
    std::array<String, vertex_count> strings_;
};

}  // namespace katachi
