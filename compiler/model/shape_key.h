// One text for all drawings of a shape: turned, mirrored and with the colours exchanged.
#pragma once

#include <string>

#include "compiler/model/diagram.h"

namespace katachi::compiler {

// What a shape sees of a cell: an anchor is a stone like any other.
constexpr char shape_cell(char cell) {
    if (cell == character(Cell::own_anchor)) return character(Cell::own);
    if (cell == character(Cell::opponent_anchor)) return character(Cell::opponent);
    return cell;
}

// The cell that stands for the same with the colours exchanged.
char colours_exchanged(char cell);
Diagram colours_exchanged(Diagram diagram);

// Bits of the sides that lie on the edge of the board: north 1, south 2, west 4, east 8.
unsigned edge_bits(DrawnEdges edges);

// Equal for two diagrams exactly where one of the eight transforms, with or without the colours
// exchanged, makes the one from the other: size, edges and, anchors being stones, every cell.
std::string shape_key(const Diagram& diagram);

}  // namespace katachi::compiler
