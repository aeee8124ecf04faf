#include "engine/eyes/drawn_shapes.h"

#include <algorithm>
#include <set>
#include <utility>

namespace katachi::eyes {

namespace {

using ShapePoint = std::pair<int, int>;  // row, column
using ShapePoints = std::set<ShapePoint>;

ShapePoints moved_to_corner(const ShapePoints& points) {
    const int top = points.begin()->first;
    int left = points.begin()->second;
    for (const auto& [row, column] : points) left = std::min(left, column);
    ShapePoints moved;
    for (const auto& [row, column] : points) moved.emplace(row - top, column - left);
    return moved;
}

DrawnShape drawn(const ShapePoints& points) {
    int columns = 0;
    for (const auto& [row, column] : points) columns = std::max(columns, column + 1);
    DrawnShape rows(static_cast<std::size_t>(points.rbegin()->first) + 1,
                    std::string(static_cast<std::size_t>(columns), ' '));
    for (const auto& [row, column] : points)
        rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = '.';
    return rows;
}

}  // namespace

std::vector<DrawnShape> drawn_shapes(int size) {
    std::set<ShapePoints> shapes{{{0, 0}}};
    for (int grown = 1; grown < size; ++grown) {
        std::set<ShapePoints> larger;
        for (const ShapePoints& shape : shapes)
            for (const auto& [row, column] : shape)
                for (const auto& [down, right] : {ShapePoint{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
                    ShapePoints next = shape;
                    if (next.emplace(row + down, column + right).second) larger.insert(moved_to_corner(next));
                }
        shapes = std::move(larger);
    }
    std::vector<DrawnShape> found;
    std::ranges::transform(shapes, std::back_inserter(found), drawn);
    return found;
}

const std::vector<match::DrawnEyeEdges>& drawn_places() {
    static const std::vector<match::DrawnEyeEdges> places{
        {},
        {.north = true},
        {.south = true},
        {.west = true},
        {.east = true},
        {.north = true, .west = true},
        {.north = true, .east = true},
        {.south = true, .west = true},
        {.south = true, .east = true},
    };
    return places;
}

std::optional<match::EyeGraph> with_margins(match::EyeGraph graph, match::EyePoints margins) {
    for (std::size_t i = 0; i < graph.points.size(); ++i) {
        match::EyeGraphPoint& point = graph.points[i];
        point.marginal = (margins & match::eye_point(i)) != 0;
        if (point.marginal && point.content == match::EyeContent::island) return std::nullopt;
    }
    return match::is_drawable(graph) ? std::optional(std::move(graph)) : std::nullopt;
}

}  // namespace katachi::eyes
