// What stands on a point of the board.
#pragma once

#include <cstdint>

namespace katachi::board {

enum class Colour : std::uint8_t { empty, black, white, off_board };

// The other side; only for black and white.
constexpr Colour opponent(Colour colour) { return colour == Colour::black ? Colour::white : Colour::black; }

constexpr bool is_stone(Colour colour) { return colour == Colour::black || colour == Colour::white; }

// 'X', 'O' or '.', as positions are drawn.
constexpr char stone_letter(Colour colour) {
    return colour == Colour::black ? 'X' : colour == Colour::white ? 'O' : '.';
}

}  // namespace katachi::board
