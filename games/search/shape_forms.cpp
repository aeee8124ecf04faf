#include "games/search/shape_forms.h"

#include <algorithm>
#include <utility>

namespace katachi::games {

namespace {

struct Places {
    int first = 0, last = -1;
};

Places places(int length, bool begins_at_edge, bool ends_at_edge, int size) {
    const int room = size - length;
    if (room < 0 || (begins_at_edge && ends_at_edge && room > 0)) return {};
    return {.first = ends_at_edge ? room : 0, .last = begins_at_edge ? 0 : room};
}

void find_places(ShapeForm& form, const std::vector<ShapeForm>& before) {
    for (int row = form.first_row; row <= form.last_row; ++row)
        for (int column = form.first_column; column <= form.last_column; ++column)
            form.places.insert(board::vertex_at(row, column));
    for (const ShapeForm& other : before)
        if (form.shape.columns == other.shape.columns && form.shape.cells == other.shape.cells)
            form.places -= other.places;
}

}  // namespace

std::vector<ShapeTransform> transforms(const ShapeWays& ways) {
    std::vector<ShapeTransform> all;
    for (const bool exchanges_colours : {false, true}) {
        if (exchanges_colours && !ways.exchanges_colours) continue;
        for (const board::Orientation orientation : board::all_orientations)
            if (ways.turns || orientation == board::Orientation::identity)
                all.push_back({orientation, exchanges_colours});
    }
    return all;
}

std::vector<ShapeForm> forms_of(const Shape& shape, const ShapeWays& ways, int board_size) {
    std::vector<ShapeForm> forms;
    for (const ShapeTransform& transform : transforms(ways)) {
        const Shape drawn = transformed(shape, transform.orientation, transform.exchanges_colours);
        const Places rows = places(drawn.rows, drawn.edges.north, drawn.edges.south, board_size);
        const Places columns = places(drawn.columns, drawn.edges.west, drawn.edges.east, board_size);
        ShapeForm form{drawn, transform, rows.first, rows.last, columns.first, columns.last, {}};
        find_places(form, forms);
        if (!form.places.empty()) forms.push_back(std::move(form));
    }
    return forms;
}

ShapeMoves::ShapeMoves(const Shape& shape, const ShapeWays& ways) : rows_(shape.rows), columns_(shape.columns) {
    for (const ShapeTransform& transform : transforms(ways))
        if (transformed(shape, transform.orientation, transform.exchanges_colours) == shape)
            symmetries_.push_back(transform);
}

ShapeMove ShapeMoves::carried(const ShapeMove& move, const ShapeTransform& transform) const {
    const board::Offset at = board::transform({move.row, move.column}, transform.orientation) +
                             board::shift_to_origin(rows_, columns_, transform.orientation);
    return {at.row, at.column, transform.exchanges_colours ? board::opponent(move.colour) : move.colour};
}

ShapeMove ShapeMoves::drawn(const ShapeTransform& form, board::Offset upper_left, board::Move move) const {
    const board::Offset shift = board::shift_to_origin(rows_, columns_, form.orientation);
    const board::Offset on_form = board::Offset{board::row_of(move.vertex), board::column_of(move.vertex)} - upper_left;
    const board::Offset at = board::transform(on_form - shift, board::inverse(form.orientation));
    return {at.row, at.column, form.exchanges_colours ? board::opponent(move.colour) : move.colour};
}

ShapeMove ShapeMoves::least(const ShapeMove& move) const {
    ShapeMove least = move;
    for (const ShapeTransform& symmetry : symmetries_) least = std::min(least, carried(move, symmetry));
    return least;
}

ShapeMove ShapeMoves::least_reply(const ShapeMove& move, const ShapeMove& reply) const {
    std::pair least(move, reply);
    for (const ShapeTransform& symmetry : symmetries_)
        least = std::min(least, std::pair(carried(move, symmetry), carried(reply, symmetry)));
    return least.second;
}

std::vector<ShapeMove> ShapeMoves::drawings(const ShapeTransform& form, board::Offset upper_left,
                                            board::Move move) const {
    const ShapeMove given = drawn(form, upper_left, move);
    std::vector<ShapeMove> found;
    for (const ShapeTransform& symmetry : symmetries_) found.push_back(carried(given, symmetry));
    return found;
}

}  // namespace katachi::games
