#include "tools/authoring/mismatch_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "base/text/counted.h"
#include "engine/board/side_name.h"

namespace katachi::authoring {

namespace {

const char* side_of_diagram(board::Offset side) {
    if (side.row < 0) return "upper";
    if (side.row > 0) return "lower";
    return side.column < 0 ? "left" : "right";
}

}  // namespace

std::string wanted_text(char cell, board::Colour own) {
    switch (static_cast<compiler::Cell>(cell)) {
        case compiler::Cell::own:
        case compiler::Cell::own_anchor: return board::side_name(own);
        case compiler::Cell::opponent:
        case compiler::Cell::opponent_anchor: return board::side_name(board::opponent(own));
        case compiler::Cell::own_or_empty: return board::side_name(own) + " or empty";
        case compiler::Cell::opponent_or_empty: return board::side_name(board::opponent(own)) + " or empty";
        case compiler::Cell::any: return "on the board";
        default: return "empty";
    }
}

std::string found_text(board::Colour found) {
    if (found == board::Colour::off_board) return "beside the board";
    return found == board::Colour::empty ? "empty" : board::side_name(found);
}

std::string mismatch_text(const compiler::CellMismatch& mismatch, board::Colour own, int size) {
    return fmt::format("{} must be {}, is {}",
                       board::vertex_name(board::vertex_at(mismatch.at.row, mismatch.at.column), size),
                       wanted_text(mismatch.cell, own), found_text(mismatch.found));
}

std::string mismatch_text(const compiler::EdgeMismatch& mismatch) {
    return fmt::format("its {} side must be the edge of the board, is {} away", side_of_diagram(mismatch.side),
                       base::counted(mismatch.away, "line", "lines"));
}

std::string mismatches_text(const compiler::Fit& fit, int size, std::size_t most) {
    std::vector<std::string> texts;
    for (const compiler::EdgeMismatch& edge : fit.edges) texts.push_back(mismatch_text(edge));
    const auto is_beside = [](const compiler::CellMismatch& cell) { return cell.found == board::Colour::off_board; };
    const auto beside = std::count_if(fit.cells.begin(), fit.cells.end(), is_beside);
    if (beside > 0) texts.push_back("it reaches over the edge with " + base::counted(beside, "cell", "cells"));
    for (const compiler::CellMismatch& cell : fit.cells)
        if (!is_beside(cell)) texts.push_back(mismatch_text(cell, fit.match.colour, size));
    const std::size_t hidden = texts.size() - std::min(texts.size(), most);
    texts.resize(texts.size() - hidden);
    return fmt::format("{}{}", fmt::join(texts, "; "), hidden > 0 ? fmt::format("; {} more", hidden) : "");
}

}  // namespace katachi::authoring
