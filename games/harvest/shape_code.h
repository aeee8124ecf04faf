// Local shapes around a point, as numbers: two bits for each point of the neighbourhood, so that two shapes are the
// same exactly where their codes are, and nothing is left to a hash.
//
// The points of a neighbourhood (engine/board/neighbourhood.h) count by distance, so the code of a smaller size is the
// beginning of that of a larger one. What is beyond the edge of the board is part of the shape. The middle is not:
// there the move is played.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "engine/board/neighbourhood.h"
#include "engine/board/position.h"
#include "engine/board/symmetry.h"

namespace katachi::games {

// The cells are as the side to move sees them.
enum class ShapeCell : std::uint8_t { empty, own, opponent, off_board };

struct ShapeCode {
    std::uint64_t high = 0, low = 0;

    ShapeCell cell(std::size_t point) const {
        const std::uint64_t bits = point < 32 ? low >> (2 * point) : high >> (2 * (point - 32));
        return static_cast<ShapeCell>(bits & 3);
    }
    friend auto operator<=>(const ShapeCode&, const ShapeCode&) = default;
};

using ShapeCodes = std::array<ShapeCode, board::orientation_count>;

// The same for all eight drawings of a shape.
ShapeCode least(const ShapeCodes& drawings);
// All eight, of one of them.
ShapeCodes drawings(const ShapeCode& code, int size);

// A position with what is beyond its edges, as one side sees it.
class ShapeBoard {
  public:
    void set(const board::Position& position, board::Colour own);

  private:
    friend class GrowingShape;
    static constexpr int line = board::max_board_size + 2 * board::neighbourhood_reach;
    static constexpr std::size_t index(int row, int column) {
        return static_cast<std::size_t>((row + board::neighbourhood_reach) * line + column +
                                        board::neighbourhood_reach);
    }

    std::array<ShapeCell, static_cast<std::size_t>(line) * line> cells_;
};

// The shapes around a point, one size after the other.
class GrowingShape {
  public:
    GrowingShape(const ShapeBoard& board, board::Vertex middle);

    // The code of the next size, that of the smallest neighbourhood first.
    ShapeCode grow();

  private:
    const ShapeCell* middle_;
    int size_ = board::smallest_neighbourhood - 1;
    std::size_t point_ = 0;
    ShapeCodes codes_{};
};

}  // namespace katachi::games
