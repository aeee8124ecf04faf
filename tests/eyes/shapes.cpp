#include "tests/eyes/shapes.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace katachi::eyes {

namespace {

using Points = std::set<std::pair<int, int>>;

Points moved_to_corner(const Points& points) {
    int top = 1 << 20, left = top;
    for (const auto& [row, column] : points) top = std::min(top, row), left = std::min(left, column);
    Points moved;
    for (const auto& [row, column] : points) moved.insert({row - top, column - left});
    return moved;
}

// The least of the eight orientations.
Points one_orientation(Points points) {
    Points least = moved_to_corner(points);
    for (int i = 0; i < 8; ++i) {
        Points turned;
        for (const auto& [row, column] : points)
            turned.insert(i == 4 ? std::pair{row, -column} : std::pair{column, -row});
        points = turned;
        least = std::min(least, moved_to_corner(points));
    }
    return least;
}

std::set<Points> shapes_of(int size) {
    std::set<Points> shapes{{{0, 0}}};
    for (int grown = 1; grown < size; ++grown) {
        std::set<Points> larger;
        for (const Points& shape : shapes)
            for (const auto& [row, column] : shape)
                for (const auto& [down, right] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                    Points next = shape;
                    if (next.insert({row + down, column + right}).second) larger.insert(one_orientation(next));
                }
        shapes = std::move(larger);
    }
    return shapes;
}

}  // namespace

std::vector<Rows> connected_shapes(int size) {
    std::vector<Rows> found;
    for (const Points& shape : shapes_of(size)) {
        Rows rows;
        for (const auto& [row, column] : shape) {
            rows.resize(std::max(rows.size(), static_cast<std::size_t>(row) + 1));
            std::string& cells = rows[static_cast<std::size_t>(row)];
            cells.resize(std::max(cells.size(), static_cast<std::size_t>(column) + 1), ' ');
            cells[static_cast<std::size_t>(column)] = '.';
        }
        found.push_back(rows);
    }
    return found;
}

std::vector<Rows> fillings(const Rows& shape, const std::string& cells) {
    std::vector<Rows> found{shape};
    for (std::size_t row = 0; row < shape.size(); ++row)
        for (std::size_t column = 0; column < shape[row].size(); ++column) {
            if (shape[row][column] == ' ') continue;
            std::vector<Rows> filled;
            for (const Rows& rows : found)
                for (const char cell : cells) {
                    filled.push_back(rows);
                    filled.back()[row][column] = cell;
                }
            found = std::move(filled);
        }
    return found;
}

Rows random_space(int size, std::mt19937& random) {
    const auto pick = [&](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
    };
    static std::map<int, std::vector<Rows>> shapes_of_size;
    std::vector<Rows>& shapes = shapes_of_size[size];
    if (shapes.empty()) shapes = connected_shapes(size);
    Rows rows = shapes[pick(shapes.size())];
    std::size_t columns = 0;
    for (std::string& row : rows) {
        columns = std::max(columns, row.size());
        for (char& cell : row)
            if (cell != ' ') cell = std::string_view("...XX!$")[pick(7)];
    }
    const std::size_t edges = pick(4);
    if (edges == 1)
        for (std::string& row : rows) row.insert(0, "|");
    if (edges == 1 || edges == 2) rows.push_back((edges == 1 ? "+" : "") + std::string(columns, '-'));
    return rows;
}

std::string coded(const Rows& rows) {
    std::string text;
    for (const std::string& row : rows) text += (text.empty() ? "" : "%") + row;
    return text;
}

}  // namespace katachi::eyes
