#include "compiler/emit/table_builder.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <stdexcept>
#include <utility>

#include "compiler/corner/corner_shape.h"
#include "compiler/template/table_templates.h"

namespace katachi::compiler {

namespace {

constexpr int all_points = match::point_empty | match::point_own | match::point_opponent;

std::uint8_t allowed_points(char cell) {
    switch (static_cast<Cell>(cell)) {
        case Cell::own:
        case Cell::own_anchor: return match::point_own;
        case Cell::opponent:
        case Cell::opponent_anchor: return match::point_opponent;
        case Cell::own_or_empty: return match::point_own | match::point_empty;
        case Cell::opponent_or_empty: return match::point_opponent | match::point_empty;
        case Cell::any: return all_points;
        default: return match::point_empty;
    }
}

std::optional<match::CellMark> mark_of(char cell) {
    switch (static_cast<Cell>(cell)) {
        case Cell::empty_comma: return match::CellMark::comma;
        case Cell::empty_bang: return match::CellMark::bang;
        case Cell::own_anchor: return match::CellMark::own_anchor;
        case Cell::opponent_anchor: return match::CellMark::opponent_anchor;
        default: return std::nullopt;
    }
}

// A stone refuses most places, since most points of a board are empty.
int selectivity(std::uint8_t allowed) {
    switch (allowed) {
        case match::point_own:
        case match::point_opponent: return 0;
        case match::point_empty: return 1;
        default: return 2;
    }
}

std::uint8_t edge_set(DrawnEdges edges) {
    return static_cast<std::uint8_t>((edges.north ? match::edge_north : 0) | (edges.south ? match::edge_south : 0) |
                                     (edges.west ? match::edge_west : 0) | (edges.east ? match::edge_east : 0));
}

std::int8_t small(int number) { return static_cast<std::int8_t>(number); }

// Doubled distance from the middle, so that it is a whole number.
int distance_from_middle(const Diagram& diagram, int row, int column) {
    return std::abs(2 * row - diagram.rows + 1) + std::abs(2 * column - diagram.columns + 1);
}

// Where there is no move, the anchor is a stone: most points are empty, so it refuses most places.
board::Offset anchor_of(const Diagram& diagram) {
    if (const auto move = diagram.find(character(Cell::move))) return {move->row, move->column};
    board::Offset best{diagram.rows / 2, diagram.columns / 2};
    int best_distance = std::numeric_limits<int>::max();
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column) {
            const bool stone = selectivity(allowed_points(diagram.at(row, column))) == 0;
            const int distance = distance_from_middle(diagram, row, column);
            if (!stone || distance >= best_distance) continue;
            best = {row, column};
            best_distance = distance;
        }
    return best;
}

}  // namespace

bool has_tables(DatabaseKind kind) {
    return kind != DatabaseKind::eye_shape && kind != DatabaseKind::monte_carlo && kind != DatabaseKind::whole_board;
}

bool has_tables(const Pattern& pattern) {
    return pattern.sound && pattern.diagram.rows <= board::max_board_size &&
           pattern.diagram.columns <= board::max_board_size;
}

BuiltTables::BuiltTables(std::span<const PatternDatabase> databases, Automata automata) {
    for (const PatternDatabase& database : databases) add(database);
    tables_ = {.databases = databases_,
               .patterns = patterns_,
               .attributes = attributes_,
               .orientations = orientations_,
               .cells = cells_,
               .strings = strings_.bytes(),
               .trie = {},
               .automata = {},
               .whole_boards = {},
               .corners = {},
               .constraints = constraints_.tables(),
               .playouts = playouts_.tables(),
               .templates = {},
               .eyes = eyes_.tables(),
               .marked_cells = marked_cells_};
    corners_.build();
    tables_.corners = corners_.tables();
    trie_.emplace(build_trie(tables_));
    tables_.trie = trie_->tables();
    if (automata == Automata::are_built) {
        automata_.emplace(tables_);
        tables_.automata = automata_->tables();
    }
    whole_boards_.build();
    tables_.whole_boards = whole_boards_.tables();
    build_templates();
}

void BuiltTables::build_templates() {
    std::vector<Template> templates = std::move(corner_templates_);
    for (Template& board : templates_of_boards(tables_)) templates.push_back(std::move(board));
    if (templates.empty()) return;
    templates_.emplace(templates);
    tables_.templates = templates_->tables();
}

void BuiltTables::add(const PatternDatabase& database) {
    const auto index = static_cast<std::uint16_t>(databases_.size());
    databases_.push_back({strings_.offset(database.spec.name), static_cast<std::uint32_t>(database.spec.kind)});
    if (database.spec.kind == DatabaseKind::whole_board) return whole_boards_.add(database, index, strings_);
    if (database.spec.kind == DatabaseKind::monte_carlo) return playouts_.add(database, index);
    if (database.spec.kind == DatabaseKind::eye_shape) return eyes_.add(database, index, strings_);
    for (const Pattern& pattern : database.patterns) {
        if (!has_tables(pattern)) continue;
        add(pattern, index);
        if (database.spec.kind != DatabaseKind::corner || !is_corner_pattern(pattern)) continue;
        const auto number = static_cast<std::uint16_t>(patterns_.size() - 1);
        corners_.add(pattern, number);
        corner_templates_.push_back(template_of_corner(pattern, number));
    }
}

void BuiltTables::add(const Pattern& pattern, std::uint16_t database) {
    if (patterns_.size() > std::numeric_limits<std::uint16_t>::max())
        throw std::length_error("tables hold 65,536 patterns at most; compile the databases into several");
    const auto index = static_cast<std::uint16_t>(patterns_.size());
    const Attribute* value = pattern.attribute("value");
    match::PatternRow entry{};
    entry.name = strings_.offset(pattern.name);
    entry.remark = strings_.offset(pattern.remark());
    entry.classes = strings_.offset(pattern.classes);
    entry.letters = match::ClassSet::of(pattern.classes);
    entry.helper = strings_.offset(pattern.helper);
    entry.value = value != nullptr ? static_cast<float>(value->number.value_or(0)) : 0;
    entry.database = database;
    add_attributes(pattern, entry);
    add_cells(pattern.diagram, entry);
    add_marks(pattern.diagram, entry, index);
    constraints_.add(pattern, strings_, entry);
    patterns_.push_back(entry);
    for (const board::Orientation orientation : orientations(pattern.symmetry.value_or(DeclaredSymmetry::none)))
        add_turned(pattern.diagram, {entry.anchor_row, entry.anchor_column}, orientation, index);
}

void BuiltTables::add_attributes(const Pattern& pattern, match::PatternRow& entry) {
    entry.first_attribute = static_cast<std::uint32_t>(attributes_.size());
    for (std::uint32_t number = 0; number < match::pattern_attribute_names.size(); ++number)
        if (const Attribute* found = pattern.attribute(match::pattern_attribute_names[number]);
            found != nullptr && found->number)
            attributes_.push_back({number, static_cast<float>(*found->number)});
    entry.attribute_count = static_cast<std::uint16_t>(attributes_.size() - entry.first_attribute);
}

void BuiltTables::add_cells(const Diagram& diagram, match::PatternRow& entry) {
    const board::Offset anchor = anchor_of(diagram);
    entry.anchor_row = small(anchor.row);
    entry.anchor_column = small(anchor.column);
    entry.first_cell = static_cast<std::uint32_t>(cells_.size());
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column) {
            const std::uint8_t allowed = allowed_points(diagram.at(row, column));
            if (allowed != all_points) cells_.push_back({small(row), small(column), allowed});
        }
    std::stable_sort(cells_.begin() + entry.first_cell, cells_.end(),
                     [](const match::TableCell& a, const match::TableCell& b) {
                         return selectivity(a.allowed) < selectivity(b.allowed);
                     });
    entry.cell_count = static_cast<std::uint16_t>(cells_.size() - entry.first_cell);
}

void BuiltTables::add_marks(const Diagram& diagram, const match::PatternRow& entry, std::uint16_t pattern) {
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column)
            if (const auto mark = mark_of(diagram.at(row, column)))
                marked_cells_.push_back({pattern,
                                         static_cast<std::uint16_t>(*mark),
                                         {small(row - entry.anchor_row), small(column - entry.anchor_column)}});
}

void BuiltTables::add_turned(const Diagram& diagram, board::Offset anchor, board::Orientation orientation,
                             std::uint16_t pattern) {
    const Diagram turned = transformed(diagram, orientation);
    const board::Offset first = board::transform({0, 0}, orientation);
    const board::Offset last = board::transform({diagram.rows - 1, diagram.columns - 1}, orientation);
    const board::Offset corner{std::min(first.row, last.row), std::min(first.column, last.column)};
    const board::Offset turned_anchor = board::transform(anchor, orientation) - corner;
    match::TableOrientation entry{};
    entry.pattern = pattern;
    entry.orientation = static_cast<std::uint8_t>(orientation);
    entry.edges = edge_set(turned.edges);
    entry.rows = small(turned.rows);
    entry.columns = small(turned.columns);
    entry.move_row = entry.move_column = match::no_move;
    if (diagram.find(character(Cell::move))) {  // then it is the anchor
        entry.move_row = small(turned_anchor.row);
        entry.move_column = small(turned_anchor.column);
    }
    entry.anchor_row = small(turned_anchor.row);
    entry.anchor_column = small(turned_anchor.column);
    orientations_.push_back(entry);
}

}  // namespace katachi::compiler
