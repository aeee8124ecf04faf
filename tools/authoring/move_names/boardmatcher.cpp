#include "tools/authoring/move_names/boardmatcher.h"

#include <algorithm>
#include <numeric>

#include "engine/board/symmetry.h"
#include "engine/naming/terms.h"

namespace katachi::authoring {

namespace {

constexpr std::size_t most_choices = 2;

// What a cell may hold; none where boardmatcher cannot say it.
std::vector<int> signs_of(std::uint8_t allowed) {
    switch (allowed) {
        case match::point_own: return {1};
        case match::point_opponent: return {-1};
        case match::point_empty: return {0};
        case match::point_own | match::point_empty: return {1, 0};
        case match::point_opponent | match::point_empty: return {-1, 0};
        case match::point_own | match::point_opponent: return {1, -1};
        default: return {};
    }
}

const match::TableOrientation* as_drawn(const match::PatternTables& tables, std::size_t pattern) {
    const auto found = std::find_if(
        tables.orientations.begin(), tables.orientations.end(), [&](const match::TableOrientation& orientation) {
            return orientation.pattern == pattern &&
                   orientation.orientation == static_cast<std::uint8_t>(board::Orientation::identity);
        });
    return found == tables.orientations.end() ? nullptr : &*found;
}

constexpr bool is_corner(std::uint8_t edges) {
    return edges == (match::edge_south | match::edge_west) || edges == (match::edge_south | match::edge_east) ||
           edges == (match::edge_north | match::edge_west) || edges == (match::edge_north | match::edge_east);
}

// Each pattern with each of these stones at the point.
void add_choices(std::vector<BoardmatcherPattern>& patterns, BoardmatcherPoint point, const std::vector<int>& signs) {
    std::vector<BoardmatcherPattern> chosen;
    for (const BoardmatcherPattern& pattern : patterns)
        for (const int sign : signs) {
            point.sign = sign;
            chosen.push_back(pattern);
            chosen.back().others.push_back(point);
        }
    patterns = std::move(chosen);
}

// None where the format cannot say it.
std::vector<BoardmatcherPattern> carried(const match::PatternTables& tables, std::size_t index) {
    const match::PatternRow& row = tables.patterns[index];
    const match::TableOrientation* const shape = as_drawn(tables, index);
    if (row.has_constraint() || shape == nullptr || shape->move_row == match::no_move) return {};
    if (shape->edges != 0 && !is_corner(shape->edges)) return {};
    const auto point = [&](int cell_row, int cell_column, int sign) {
        const bool is_east = (shape->edges & match::edge_east) != 0, is_south = (shape->edges & match::edge_south) != 0;
        return BoardmatcherPoint{.x = is_east ? shape->columns - 1 - cell_column : cell_column,
                                 .y = is_south ? shape->rows - 1 - cell_row : cell_row,
                                 .sign = sign};
    };
    std::vector<BoardmatcherPattern> patterns = {{.name = {},
                                                  .is_corner = shape->edges != 0,
                                                  .move = point(shape->move_row, shape->move_column, 1),
                                                  .others = {}}};
    int top = shape->rows, bottom = -1, left = shape->columns, right = -1;
    std::size_t choices = 0;
    for (const match::TableCell& cell : tables.cells.subspan(row.first_cell, row.cell_count)) {
        const std::vector<int> signs = signs_of(cell.allowed);
        choices += signs.size() > 1 ? 1 : 0;
        if (signs.empty() || choices > most_choices) return {};
        top = std::min<int>(top, cell.row);
        bottom = std::max<int>(bottom, cell.row);
        left = std::min<int>(left, cell.column);
        right = std::max<int>(right, cell.column);
        if (cell.row != shape->move_row || cell.column != shape->move_column)
            add_choices(patterns, point(cell.row, cell.column, 0), signs);
    }
    // Farther rows and columns say that the board goes on there.
    const bool says_more = top > 0 || left > 0 || bottom < shape->rows - 1 || right < shape->columns - 1;
    if (shape->edges == 0 && says_more) return {};
    return patterns;
}

}  // namespace

std::vector<BoardmatcherPattern> boardmatcher_patterns(const match::PatternTables& tables,
                                                       std::span<const naming::NameFacts> facts) {
    std::vector<std::size_t> order(facts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return facts[a].priority > facts[b].priority; });
    std::vector<BoardmatcherPattern> patterns;
    for (const std::size_t index : order) {
        for (BoardmatcherPattern& pattern : carried(tables, index)) {
            pattern.name = naming::word_for(facts[index].name, naming::Language::english);
            pattern.entry = index;
            patterns.push_back(std::move(pattern));
        }
    }
    return patterns;
}

}  // namespace katachi::authoring
