#include "tools/answers/mismatch_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/json_text.h"
#include "tools/authoring/mismatch_text.h"

namespace katachi::answers {

namespace {

using Json = nlohmann::ordered_json;

Json cell_json(const compiler::CellMismatch& mismatch, board::Colour own, int size) {
    const bool is_on_board = mismatch.found != board::Colour::off_board;
    return {
        {"vertex", is_on_board ? Json(board::vertex_name(board::vertex_at(mismatch.at.row, mismatch.at.column), size))
                               : Json(nullptr)},
        {"diagram", {{"row", mismatch.drawn.row}, {"column", mismatch.drawn.column}}},
        {"cell", std::string(1, mismatch.cell)},
        {"wanted", authoring::wanted_text(mismatch.cell, own)},
        {"found", authoring::found_text(mismatch.found)}};
}

Json edge_json(const compiler::EdgeMismatch& mismatch) {
    const char* edge = mismatch.side.row < 0      ? "north"
                       : mismatch.side.row > 0    ? "south"
                       : mismatch.side.column < 0 ? "west"
                                                  : "east";
    return {{"edge", edge}, {"lines_away", mismatch.away}};
}

}  // namespace

Json mismatches_json(const compiler::Fit& fit, int size) {
    Json value{{"cells", Json::array()}, {"edges", Json::array()}};
    for (const compiler::CellMismatch& cell : fit.cells)
        value["cells"].push_back(cell_json(cell, fit.match.colour, size));
    for (const compiler::EdgeMismatch& edge : fit.edges) value["edges"].push_back(edge_json(edge));
    return value;
}

}  // namespace katachi::answers
