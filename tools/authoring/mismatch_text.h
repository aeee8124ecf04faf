// Cells that do not match, in words; colours are those of the board.
#pragma once

#include <string>

#include "compiler/reference_matcher/fit.h"

namespace katachi::authoring {

// "empty", "Black", "White or empty", "on the board".
std::string wanted_text(char cell, board::Colour own);
// "empty", "Black", "beside the board".
std::string found_text(board::Colour found);

// "F17 must be empty, is White".
std::string mismatch_text(const compiler::CellMismatch& mismatch, board::Colour own, int size);
// "the upper side must be the edge of the board, is 3 lines away from it".
std::string mismatch_text(const compiler::EdgeMismatch& mismatch);

// The first so many of all mismatches, and how many more there are; cells beside the board are counted as one.
std::string mismatches_text(const compiler::Fit& fit, int size, std::size_t most);

}  // namespace katachi::authoring
