#include "engine/match/blob/check_tables.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "engine/board/symmetry.h"
#include "engine/board/vertex.h"
#include "engine/match/blob/check_automata.h"
#include "engine/match/blob/check_corners.h"
#include "engine/match/blob/check_eyes.h"
#include "engine/match/blob/check_marked_cells.h"
#include "engine/match/blob/check_playouts.h"
#include "engine/match/blob/check_templates.h"
#include "engine/match/blob/check_whole_boards.h"
#include "engine/match/board_sets.h"
#include "engine/match/constraint/check_constraints.h"
#include "engine/match/trie_walk.h"
#include "engine/match/turned_cells.h"

namespace katachi::match {

namespace {

constexpr std::size_t index_limit = std::numeric_limits<std::uint16_t>::max() + std::size_t{1};
constexpr std::uint8_t all_edges = edge_north | edge_south | edge_west | edge_east;
constexpr std::uint8_t all_points = point_empty | point_own | point_opponent;

// "pattern 7: …"
std::string fault(const char* row, std::size_t index, const char* what) {
    return std::string(row) + " " + std::to_string(index) + ": " + what;
}

bool is_length(int length) { return length >= 1 && length <= board::max_board_size; }

bool is_on_largest_board(int place) { return place >= 0 && place < board::max_board_size; }

bool contains(const TableOrientation& shape, int row, int column) {
    return row >= 0 && row < shape.rows && column >= 0 && column < shape.columns;
}

bool has_text(const PatternTables& tables, std::uint32_t offset) { return offset < tables.strings.size(); }

std::string check_databases(const PatternTables& tables) {
    if (tables.databases.size() > index_limit) return "too many databases";
    for (std::size_t i = 0; i < tables.databases.size(); ++i) {
        const DatabaseRow& database = tables.databases[i];
        if (!has_text(tables, database.name)) return fault("database", i, "a text outside of the texts");
        if (database.kind >= database_kind_count) return fault("database", i, "no such kind");
    }
    return "";
}

std::string check_patterns(const PatternTables& tables) {
    if (tables.patterns.size() > index_limit) return "too many patterns";
    for (std::size_t i = 0; i < tables.patterns.size(); ++i) {
        const PatternRow& pattern = tables.patterns[i];
        if (pattern.database >= tables.databases.size()) return fault("pattern", i, "no such database");
        if (!has_text(tables, pattern.name) || !has_text(tables, pattern.remark) ||
            !has_text(tables, pattern.classes) || !has_text(tables, pattern.helper))
            return fault("pattern", i, "a text outside of the texts");
        if (!std::isfinite(pattern.value)) return fault("pattern", i, "a value that is no number");
        if (pattern.letters != ClassSet::of(tables.text(pattern.classes)))
            return fault("pattern", i, "class letters that are not those of its text");
        if (pattern.first_attribute > tables.attributes.size() ||
            pattern.attribute_count > tables.attributes.size() - pattern.first_attribute)
            return fault("pattern", i, "attributes that are not there");
        if (pattern.first_cell > tables.cells.size() || pattern.cell_count > tables.cells.size() - pattern.first_cell)
            return fault("pattern", i, "cells that are not there");
        if (!is_on_largest_board(pattern.anchor_row) || !is_on_largest_board(pattern.anchor_column))
            return fault("pattern", i, "an anchor that fits no board");
    }
    return "";
}

std::string check_attributes(const PatternTables& tables) {
    for (std::size_t i = 0; i < tables.attributes.size(); ++i) {
        const AttributeRow& row = tables.attributes[i];
        if (row.attribute >= pattern_attribute_names.size()) return fault("attribute", i, "no such attribute");
        if (!std::isfinite(row.number)) return fault("attribute", i, "no number");
    }
    return "";
}

bool has_sound_cells(const PatternTables& tables, const TableOrientation& shape) {
    const std::vector<TableCell> cells = turned_cells(tables, shape);
    return std::all_of(cells.begin(), cells.end(), [&](const TableCell& cell) {
        return contains(shape, cell.row, cell.column) && cell.allowed > 0 && cell.allowed < all_points;
    });
}

std::string check_orientations(const PatternTables& tables) {
    for (std::size_t i = 0; i < tables.orientations.size(); ++i) {
        const TableOrientation& shape = tables.orientations[i];
        const bool has_move = shape.move_row != no_move || shape.move_column != no_move;
        if (shape.pattern >= tables.patterns.size()) return fault("orientation", i, "no such pattern");
        if (i > 0 && shape.pattern < tables.orientations[i - 1].pattern)
            return fault("orientation", i, "behind that of a later pattern");
        if (shape.orientation >= board::orientation_count) return fault("orientation", i, "no such transform");
        if (shape.edges > all_edges) return fault("orientation", i, "no such edges");
        if (!is_length(shape.rows) || !is_length(shape.columns)) return fault("orientation", i, "fits no board");
        if (has_move && !contains(shape, shape.move_row, shape.move_column))
            return fault("orientation", i, "a move outside of its rectangle");
        if (!contains(shape, shape.anchor_row, shape.anchor_column))
            return fault("orientation", i, "an anchor outside of its rectangle");
        if (!has_sound_cells(tables, shape)) return fault("orientation", i, "a cell that cannot be");
    }
    return "";
}

bool is_test(std::uint16_t address) { return address <= largest_test_address; }

bool has_sound_tests(TrieSlot tests) {
    for (int i = 0; i < tests_of_slot; ++i)
        if (!is_test(test_of_slot(tests, i))) return false;
    return true;
}

bool has_sound_pairs(TrieSlot child, TrieSlot head) {
    return is_test(leading_test(child, 0)) && is_test(leading_test(child, 1)) && is_test(head_test(head, 0)) &&
           is_test(head_test(head, 1));
}

bool are_tests(std::span<const TrieSlot> slots) { return std::all_of(slots.begin(), slots.end(), has_sound_tests); }

// Only for a leaf whose slots are there.
std::string check_leaf(const PatternTables& tables, TrieSlot leaf) {
    const TrieSlot head = tables.trie.slots[first_slot(leaf)];
    if (head_orientation(head) >= tables.orientations.size()) return "a leaf of no orientation";
    const auto tail = tables.trie.slots.subspan(first_slot(leaf) + std::size_t{1}, tail_slot_count(head));
    return has_sound_pairs(leaf, head) && are_tests(tail) ? "" : "a test that cannot be";
}

std::string check_trie(const PatternTables& tables) {
    const TrieTables& trie = tables.trie;
    if (trie.reach.size() != trie.slots.size()) return "a trie without reach";
    if (trie.slots.empty()) return "";
    if (largest_stack(trie) == 0) return "slots that are no trie";
    std::vector<TrieSlot> nodes{trie.slots.front()};
    while (!nodes.empty()) {
        const TrieSlot node = nodes.back();
        nodes.pop_back();
        const TrieSlot head = trie.slots[first_slot(node)];
        const TrieChildren block = children_of(first_slot(node), head);
        if (!has_sound_pairs(node, head) || !are_tests(trie.slots.subspan(block.tests, block.nodes - block.tests)))
            return "a test that cannot be";
        for (std::uint32_t child = block.nodes; child < block.leaves; ++child) nodes.push_back(trie.slots[child]);
        for (std::uint32_t leaf = block.leaves; leaf < block.end; ++leaf)
            if (std::string wrong = check_leaf(tables, trie.slots[leaf]); !wrong.empty()) return wrong;
    }
    return "";
}

std::string check_all_automata(const PatternTables& tables) {
    return check_automata(tables.automata, tables.orientations.size(), tables.databases.size());
}

std::string check_corner_tree(const PatternTables& tables) {
    std::string wrong = check_corners(tables.corners, tables.patterns.size());
    return wrong.empty() ? check_corner_orientations(tables) : wrong;
}

}  // namespace

std::string check_tables(const PatternTables& tables) {
    if (!tables.strings.empty() && tables.strings.back() != '\0') return "the last text has no end";
    for (const auto check : {check_databases, check_patterns, check_attributes, check_orientations, check_trie,
                             check_all_automata, check_whole_boards, check_corner_tree, check_constraints,
                             check_playouts, check_templates, check_eyes, check_marked_cells})
        if (std::string wrong = check(tables); !wrong.empty()) return wrong;
    return "";
}

}  // namespace katachi::match
