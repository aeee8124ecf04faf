#include "compiler/check/facts/shape_symmetry.h"

#include <array>
#include <bit>

namespace katachi::compiler {

namespace {

using enum board::Orientation;

constexpr SymmetrySet set_of(std::initializer_list<board::Orientation> orientations) {
    SymmetrySet set = symmetry_bit(identity);
    for (const board::Orientation orientation : orientations) set |= symmetry_bit(orientation);
    return set;
}

constexpr std::array declarations{
    DeclaredSymmetry::none,          DeclaredSymmetry::vertical_axis,  DeclaredSymmetry::horizontal_axis,
    DeclaredSymmetry::main_diagonal, DeclaredSymmetry::other_diagonal, DeclaredSymmetry::point,
    DeclaredSymmetry::both_axes,     DeclaredSymmetry::both_diagonals};

bool is_unchanged(const Diagram& diagram, board::Orientation orientation) {
    if (board::exchanges_axes(orientation) && diagram.rows != diagram.columns) return false;
    return transformed(diagram.edges, orientation) == diagram.edges && !first_difference(diagram, orientation);
}

}  // namespace

std::optional<board::Offset> first_difference(const Diagram& diagram, board::Orientation orientation) {
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column) {
            const board::Offset image = transformed_point(diagram, {row, column}, orientation);
            if (!diagram.contains(image.row, image.column)) continue;
            if (diagram.at(image.row, image.column) != diagram.at(row, column)) return board::Offset{row, column};
        }
    return std::nullopt;
}

SymmetrySet symmetries(const Diagram& diagram) {
    SymmetrySet set = 0;
    for (const board::Orientation orientation : board::all_orientations)
        if (is_unchanged(diagram, orientation)) set |= symmetry_bit(orientation);
    return set;
}

SymmetrySet symmetries(DeclaredSymmetry declared) {
    switch (declared) {
        case DeclaredSymmetry::none: return set_of({});
        case DeclaredSymmetry::vertical_axis: return set_of({mirrored});
        case DeclaredSymmetry::horizontal_axis: return set_of({flipped});
        case DeclaredSymmetry::main_diagonal: return set_of({transposed});
        case DeclaredSymmetry::other_diagonal: return set_of({anti_transposed});
        case DeclaredSymmetry::both_axes: return set_of({mirrored, flipped, rotated_180});
        case DeclaredSymmetry::both_diagonals: return set_of({transposed, anti_transposed, rotated_180});
        case DeclaredSymmetry::point: return set_of({rotated_180});
    }
    return set_of({});
}

DeclaredSymmetry best_declaration(SymmetrySet set) {
    DeclaredSymmetry best = DeclaredSymmetry::none;
    for (const DeclaredSymmetry declared : declarations) {
        const SymmetrySet said = symmetries(declared);
        const bool true_of_all = (said & ~set) == 0;
        if (true_of_all && std::popcount(said) > std::popcount(symmetries(best))) best = declared;
    }
    return best;
}

std::string_view describe(DeclaredSymmetry symmetry) {
    switch (symmetry) {
        case DeclaredSymmetry::none: return "has no symmetry";
        case DeclaredSymmetry::vertical_axis: return "is its own mirror image in the vertical axis";
        case DeclaredSymmetry::horizontal_axis: return "is its own mirror image in the horizontal axis";
        case DeclaredSymmetry::main_diagonal: return "is its own mirror image in the diagonal `\\`";
        case DeclaredSymmetry::other_diagonal: return "is its own mirror image in the diagonal `/`";
        case DeclaredSymmetry::both_axes: return "is its own mirror image in both axes";
        case DeclaredSymmetry::both_diagonals: return "is its own mirror image in both diagonals";
        case DeclaredSymmetry::point: return "looks the same after half a turn";
    }
    return "";
}

}  // namespace katachi::compiler
