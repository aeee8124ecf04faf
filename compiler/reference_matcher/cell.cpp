#include "compiler/reference_matcher/cell.h"

namespace katachi::compiler {

bool holds(char cell, board::Colour point, board::Colour own) {
    const bool on_board = point != board::Colour::off_board;
    switch (static_cast<Cell>(cell)) {
        case Cell::empty:
        case Cell::move:
        case Cell::empty_comma:
        case Cell::empty_bang: return point == board::Colour::empty;
        case Cell::own:
        case Cell::own_anchor: return point == own;
        case Cell::opponent:
        case Cell::opponent_anchor: return point == board::opponent(own);
        case Cell::own_or_empty: return on_board && point != board::opponent(own);
        case Cell::opponent_or_empty: return on_board && point != own;
        case Cell::any: return on_board;
        case Cell::any_or_off_board: return true;
        default: return false;
    }
}

board::Colour point_or_off_board(const board::Position& position, int row, int column) {
    return position.on_board(row, column) ? position.at(row, column) : board::Colour::off_board;
}

}  // namespace katachi::compiler
