#include "compiler/reference_matcher/eye_space.h"

#include <algorithm>
#include <array>

namespace katachi::compiler {

namespace {

constexpr std::size_t largest_eye_space = 12;

struct ShapePoint {
    board::Offset at;
    char cell;
    std::vector<std::size_t> neighbours;
    int edges;
};

using Shape = std::vector<ShapePoint>;

constexpr std::array<board::Offset, 4> sides{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

// Drawn edges that a cell touches.
int edges_at(const Diagram& diagram, int row, int column) {
    return (diagram.edges.north && row == 0 ? 1 : 0) + (diagram.edges.south && row == diagram.rows - 1 ? 1 : 0) +
           (diagram.edges.west && column == 0 ? 1 : 0) + (diagram.edges.east && column == diagram.columns - 1 ? 1 : 0);
}

Shape shape_of(const Diagram& diagram) {
    std::vector<board::Offset> points;
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column)
            if (diagram.at(row, column) != character(Cell::outside)) points.push_back({row, column});
    Shape shape;
    for (const board::Offset point : points) {
        ShapePoint cell{point, diagram.at(point.row, point.column), {}, edges_at(diagram, point.row, point.column)};
        for (const board::Offset side : sides) {
            const auto found = std::find(points.begin(), points.end(), point + side);
            if (found != points.end()) cell.neighbours.push_back(static_cast<std::size_t>(found - points.begin()));
        }
        shape.push_back(std::move(cell));
    }
    return shape;
}

bool is_marginal(char cell) { return std::string_view("!@$()").find(cell) != std::string_view::npos; }

bool fits(const ShapePoint& cell, const EyePoint& point, bool draws_edges) {
    if (cell.neighbours.size() != point.neighbours.size() || is_marginal(cell.cell) != point.marginal) return false;
    if (draws_edges && cell.edges != point.edges) return false;
    const auto kind = static_cast<Cell>(cell.cell);
    if (kind == Cell::opponent_or_empty) return true;
    return point.opponent_stone == (kind == Cell::opponent || kind == Cell::marginal_opponent);
}

// Pairs the shape's cells from `next` on with points not yet taken; `paired[i]` is the point of cell i.
bool pair_cells(const Shape& shape, const EyeSpace& space, bool draws_edges, std::vector<std::size_t>& paired) {
    const std::size_t next = paired.size();
    if (next == shape.size()) return true;
    for (std::size_t point = 0; point < space.size(); ++point) {
        if (std::find(paired.begin(), paired.end(), point) != paired.end()) continue;
        if (!fits(shape[next], space[point], draws_edges)) continue;
        const auto keeps_neighbours = [&](std::size_t cell) {
            if (cell >= next) return true;
            const auto& around = space[point].neighbours;
            return std::find(around.begin(), around.end(), paired[cell]) != around.end();
        };
        const auto& neighbours = shape[next].neighbours;
        if (!std::all_of(neighbours.begin(), neighbours.end(), keeps_neighbours)) continue;
        paired.push_back(point);
        if (pair_cells(shape, space, draws_edges, paired)) return true;
        paired.pop_back();
    }
    return false;
}

// The region of points that are no own stones around `start`; empty where it grows too large.
std::vector<board::Vertex> region_of(const board::Position& position, board::Colour own, board::Vertex start,
                                     std::vector<bool>& seen) {
    std::vector<board::Vertex> region{start};
    seen[static_cast<std::size_t>(start)] = true;
    for (std::size_t i = 0; i < region.size(); ++i)
        for (const int step : board::neighbour_steps) {
            const board::Vertex next = region[i] + step;
            const board::Colour point = position.at(next);
            if (point == own || point == board::Colour::off_board || seen[static_cast<std::size_t>(next)]) continue;
            seen[static_cast<std::size_t>(next)] = true;
            region.push_back(next);
        }
    if (region.size() > largest_eye_space) region.clear();
    return region;
}

EyeSpace space_of(const board::Position& position, const std::vector<board::Vertex>& region) {
    EyeSpace space;
    for (const board::Vertex vertex : region) {
        EyePoint point{.vertex = vertex, .opponent_stone = board::is_stone(position.at(vertex)), .neighbours = {}};
        for (const int step : board::neighbour_steps) {
            if (position.at(vertex + step) == board::Colour::off_board) ++point.edges;
            const auto found = std::find(region.begin(), region.end(), vertex + step);
            if (found != region.end()) point.neighbours.push_back(static_cast<std::size_t>(found - region.begin()));
        }
        space.push_back(std::move(point));
    }
    return space;
}

match::Match match_around(const EyeSpace& space, board::Colour own) {
    int top = board::row_of(space[0].vertex), bottom = top, left = board::column_of(space[0].vertex), right = left;
    for (const EyePoint& point : space) {
        top = std::min(top, board::row_of(point.vertex));
        bottom = std::max(bottom, board::row_of(point.vertex));
        left = std::min(left, board::column_of(point.vertex));
        right = std::max(right, board::column_of(point.vertex));
    }
    match::Match match;
    match.colour = own;
    match.upper_left = board::vertex_at(top, left);
    match.lower_right = board::vertex_at(bottom, right);
    return match;
}

}  // namespace

std::vector<EyeSpace> enclosed_eye_spaces(const board::Position& position, board::Colour own) {
    std::vector<EyeSpace> spaces;
    std::vector<bool> seen(board::vertex_count, false);
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) {
            const board::Vertex start = board::vertex_at(row, column);
            if (position.at(start) == own || seen[static_cast<std::size_t>(start)]) continue;
            const auto region = region_of(position, own, start, seen);
            if (!region.empty()) spaces.push_back(space_of(position, region));
        }
    return spaces;
}

EyeSpace drawn_eye_space(const Diagram& drawing) {
    EyeSpace space;
    for (ShapePoint& point : shape_of(drawing))
        space.push_back({.vertex = board::vertex_at(point.at.row, point.at.column),
                         .opponent_stone = point.cell == character(Cell::opponent) ||
                                           point.cell == character(Cell::marginal_opponent),
                         .marginal = is_marginal(point.cell),
                         .neighbours = std::move(point.neighbours),
                         .edges = point.edges});
    return space;
}

void match_eye_shape(const Pattern& pattern, const std::vector<EyeSpace>& spaces, board::Colour own,
                     std::vector<match::Match>& matches) {
    if (!pattern.sound) return;
    const Shape shape = shape_of(pattern.diagram);
    const bool draws_edges = !(pattern.diagram.edges == DrawnEdges{});
    for (const EyeSpace& space : spaces) {
        if (space.size() != shape.size()) continue;
        std::vector<std::size_t> paired;
        if (pair_cells(shape, space, draws_edges, paired)) matches.push_back(match_around(space, own));
    }
}

}  // namespace katachi::compiler
