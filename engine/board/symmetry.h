// The eight transforms of the square: the one table of them in the project.
#pragma once

#include <array>
#include <cstdint>

namespace katachi::board {

// A step on the board: rows grow downwards, columns to the right.
struct Offset {
    int row = 0;
    int column = 0;

    friend constexpr bool operator==(Offset, Offset) = default;
    friend constexpr Offset operator+(Offset a, Offset b) { return {a.row + b.row, a.column + b.column}; }
    friend constexpr Offset operator-(Offset a, Offset b) { return {a.row - b.row, a.column - b.column}; }
};

// Named by what becomes of a drawn shape.
enum class Orientation : std::uint8_t {
    identity,
    rotated_90,  // clockwise
    rotated_180,
    rotated_270,
    mirrored,         // left and right exchanged
    flipped,          // top and bottom exchanged
    transposed,       // mirrored in the main diagonal (upper left to lower right)
    anti_transposed,  // mirrored in the other diagonal
};

constexpr int orientation_count = 8;

// Row and column of the transformed step as sums of the step's own row and column.
struct OrientationMatrix {
    int row_from_row, row_from_column;
    int column_from_row, column_from_column;
};

constexpr std::array<OrientationMatrix, orientation_count> orientation_matrices{{
    {1, 0, 0, 1},
    {0, 1, -1, 0},
    {-1, 0, 0, -1},
    {0, -1, 1, 0},
    {1, 0, 0, -1},
    {-1, 0, 0, 1},
    {0, 1, 1, 0},
    {0, -1, -1, 0},
}};

constexpr Offset transform(Offset step, Orientation orientation) {
    const auto& m = orientation_matrices[static_cast<std::size_t>(orientation)];
    return {m.row_from_row * step.row + m.row_from_column * step.column,
            m.column_from_row * step.row + m.column_from_column * step.column};
}

constexpr std::array<Orientation, orientation_count> all_orientations{
    Orientation::identity, Orientation::rotated_90, Orientation::rotated_180, Orientation::rotated_270,
    Orientation::mirrored, Orientation::flipped,    Orientation::transposed,  Orientation::anti_transposed};

// Whether rows become columns.
constexpr bool exchanges_axes(Orientation orientation) { return transform({1, 0}, orientation).row == 0; }

// What brings a transformed rectangle of points back to (0, 0), where it began.
constexpr Offset shift_to_origin(int rows, int columns, Orientation orientation) {
    const Offset far = transform({rows - 1, columns - 1}, orientation);
    return {far.row < 0 ? -far.row : 0, far.column < 0 ? -far.column : 0};
}

// Where a point of a square board of `size` comes to lie when the board is transformed about its centre.
constexpr Offset transform_on_board(Offset point, Orientation orientation, int size) {
    return transform(point, orientation) + shift_to_origin(size, size, orientation);
}

// `first`, then `second`.
constexpr Orientation composed(Orientation first, Orientation second) {
    for (const Orientation candidate : all_orientations) {
        const auto same = [&](Offset step) {
            return transform(step, candidate) == transform(transform(step, first), second);
        };
        if (same({1, 0}) && same({0, 1})) return candidate;
    }
    return Orientation::identity;
}

// What undoes a transform; only the quarter turns are not their own inverse.
constexpr Orientation inverse(Orientation orientation) {
    if (orientation == Orientation::rotated_90) return Orientation::rotated_270;
    if (orientation == Orientation::rotated_270) return Orientation::rotated_90;
    return orientation;
}

// "as drawn", "rotated 90", "mirrored", …
const char* name(Orientation orientation);

}  // namespace katachi::board
