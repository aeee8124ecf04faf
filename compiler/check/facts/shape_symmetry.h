// Which of the eight transforms leave a drawn shape as it is.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "compiler/model/diagram.h"
#include "compiler/model/pattern.h"

namespace katachi::compiler {

// One bit an orientation; the identity's is always set.
using SymmetrySet = std::uint8_t;

constexpr SymmetrySet symmetry_bit(board::Orientation orientation) {
    return static_cast<SymmetrySet>(1U << static_cast<unsigned>(orientation));
}

SymmetrySet symmetries(const Diagram& diagram);
// The transforms that a declaration says leave the shape as it is.
SymmetrySet symmetries(DeclaredSymmetry declared);

// The declaration that says most of these symmetries and nothing else.
DeclaredSymmetry best_declaration(SymmetrySet set);

// "is its own mirror image in the vertical axis": continues a sentence about a shape.
std::string_view describe(DeclaredSymmetry symmetry);

// The first point, in reading order, that differs from its image.
std::optional<board::Offset> first_difference(const Diagram& diagram, board::Orientation orientation);

}  // namespace katachi::compiler
