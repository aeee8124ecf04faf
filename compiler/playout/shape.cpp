#include "compiler/playout/shape.h"

#include <algorithm>

#include "compiler/model/drawn_sides.h"

namespace katachi::compiler {

namespace {

constexpr PlayoutPoints bit(match::PlayoutPoint point) {
    return static_cast<PlayoutPoints>(1U << static_cast<unsigned>(point));
}

constexpr PlayoutPoints empty = bit(match::PlayoutPoint::empty);
constexpr PlayoutPoints own = bit(match::PlayoutPoint::own);
constexpr PlayoutPoints opponent = bit(match::PlayoutPoint::opponent);
constexpr PlayoutPoints off_board = bit(match::PlayoutPoint::off_board);
constexpr PlayoutPoints on_board = empty | own | opponent;

PlayoutPoints allowed_points(char cell) {
    switch (static_cast<Cell>(cell)) {
        case Cell::empty:
        case Cell::empty_comma:
        case Cell::empty_bang: return empty;
        case Cell::own:
        case Cell::own_anchor: return own;
        case Cell::opponent:
        case Cell::opponent_anchor: return opponent;
        case Cell::own_or_empty: return own | empty;
        case Cell::opponent_or_empty: return opponent | empty;
        case Cell::any: return on_board;
        case Cell::any_or_off_board: return on_board | off_board;
        default: return 0;
    }
}

// Whether the move is alone, and all that is drawn lies beside it.
bool is_around(const Diagram& diagram, board::Offset move) {
    const int below = diagram.rows - 1 - move.row;
    const int right = diagram.columns - 1 - move.column;
    const auto is_beside = [](int cells, bool edge) { return cells <= (edge ? 0 : 1); };
    return std::ranges::count(diagram.cells, character(Cell::move)) == 1 && is_beside(move.row, diagram.edges.north) &&
           is_beside(below, diagram.edges.south) && is_beside(move.column, diagram.edges.west) &&
           is_beside(right, diagram.edges.east);
}

}  // namespace

std::optional<PlayoutShape> playout_shape(const Diagram& diagram) {
    const auto move = diagram.find(character(Cell::move));
    if (!move || !is_around(diagram, *move)) return std::nullopt;
    PlayoutShape shape{{}, match::last_move_question};
    for (std::size_t i = 0; i < board::eight_neighbours.size(); ++i) {
        const board::Offset at = *move + board::eight_neighbours[i];
        PlayoutPoints& allowed = shape.allowed[i];
        if (is_off_board(diagram, at)) {
            allowed = off_board;
        } else if (!diagram.contains(at.row, at.column)) {
            allowed = on_board | off_board;
        } else {
            const char cell = diagram.at(at.row, at.column);
            allowed = allowed_points(cell);
            if (cell == character(Cell::opponent_anchor)) shape.last_move &= match::last_move_at(static_cast<int>(i));
        }
    }
    return shape;
}

}  // namespace katachi::compiler
