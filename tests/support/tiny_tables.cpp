#include "tests/support/tiny_tables.h"

#include <algorithm>
#include <bit>
#include <string_view>
#include <vector>

#include "compiler/automaton/builder.h"
#include "compiler/trie/trie_packer.h"
#include "engine/board/symmetry.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::test {

namespace {

constexpr char strings[] = "\0shapes\0stones\0hane\0crawl\0stone";
constexpr std::uint32_t shapes = 1, stones = 8, hane = 15, crawl = 20, stone = 26;

constexpr auto move = static_cast<std::uint32_t>(match::DatabaseKind::move);
constexpr match::DatabaseRow databases[] = {{shapes, move}, {stones, move}};
constexpr match::AttributeRow attributes[] = {{static_cast<std::uint32_t>(match::PatternAttribute::shape), 2}};

// The points are of the shape hane: from its move, then those of the programs of its constraint and its action.
constexpr match::TablePoint points[] = {{-1, 0}, {0, 0}, match::pass_point, {-1, 0}, {0, 1}, {-1, 0}};

constexpr match::TableInstruction instruction(match::ProgramStep step, int count = 0, int detail = 0,
                                              std::uint32_t operand = 0) {
    return {static_cast<std::uint8_t>(step), static_cast<std::uint8_t>(count), static_cast<std::uint16_t>(detail),
            operand};
}

constexpr match::TableInstruction call(match::ProgramStep step, match::Autohelper helper, int count, int first_point) {
    return instruction(step, count, first_point, static_cast<std::uint32_t>(helper));
}

constexpr match::TableInstruction instructions[] = {
    call(match::ProgramStep::call, match::Autohelper::lib, 1, 0),
    instruction(match::ProgramStep::number, 0, 0, std::bit_cast<std::uint32_t>(2.0F)),
    instruction(match::ProgramStep::less_equal),
    instruction(match::ProgramStep::begin_choice, 0, 3),
    instruction(match::ProgramStep::call_named, 1, 0, crawl),
    instruction(match::ProgramStep::keep, 0),
    instruction(match::ProgramStep::end_choice, 0, 6),
    call(match::ProgramStep::call, match::Autohelper::xplay_attack, 3, 1),
    instruction(match::ProgramStep::skip_if_true, 0, 3),
    instruction(match::ProgramStep::recall, 0, 1),
    instruction(match::ProgramStep::pattern_value),
    instruction(match::ProgramStep::logical_or),
    instruction(match::ProgramStep::choose),

    call(match::ProgramStep::call, match::Autohelper::critical, 1, 1),
    instruction(match::ProgramStep::branch, 0, 1, 3),
    call(match::ProgramStep::effect, match::Autohelper::antisuji, 1, 0),
    instruction(match::ProgramStep::number),
    instruction(match::ProgramStep::return_result),
};

constexpr match::TableProgram programs[] = {{0, 0, 13, 4}, {13, 4, 5, 2}};
constexpr match::ConstraintTables constraints{programs, instructions, points};

struct Shape {
    std::vector<std::string_view> rows;
    bool lies_on_edge;  // its lower side
    bool has_move;
    int orientations;
};

std::int8_t narrow(int value) { return static_cast<std::int8_t>(value); }

std::uint8_t side(board::Offset direction) {
    if (direction.row != 0) return direction.row < 0 ? match::edge_north : match::edge_south;
    return direction.column < 0 ? match::edge_west : match::edge_east;
}

std::uint8_t allowed(char drawn) {
    return drawn == 'O' ? match::point_own : drawn == 'X' ? match::point_opponent : match::point_empty;
}

struct Storage {
    std::vector<match::PatternRow> patterns;
    std::vector<match::TableCell> cells;
    std::vector<match::TableOrientation> orientations;

    void add(std::uint32_t name, std::uint16_t database, const Shape& shape) {
        match::PatternRow entry{};
        entry.name = name;
        entry.database = database;
        entry.first_cell = static_cast<std::uint32_t>(cells.size());
        for (std::size_t row = 0; row < shape.rows.size(); ++row)
            for (std::size_t column = 0; column < shape.rows[row].size(); ++column) {
                const board::Offset place{static_cast<int>(row), static_cast<int>(column)};
                const char drawn = shape.rows[row][column];
                cells.push_back({narrow(place.row), narrow(place.column), allowed(drawn)});
                if (drawn == '*') entry.anchor_row = narrow(place.row), entry.anchor_column = narrow(place.column);
            }
        entry.cell_count = static_cast<std::uint16_t>(cells.size() - entry.first_cell);
        add_orientations(entry, shape);
        patterns.push_back(entry);
    }

    void add_orientations(const match::PatternRow& pattern, const Shape& shape) {
        const board::Offset last{static_cast<int>(shape.rows.size()) - 1, static_cast<int>(shape.rows[0].size()) - 1};
        for (const board::Orientation orientation : board::all_orientations) {
            if (static_cast<int>(orientation) == shape.orientations) return;
            const board::Offset far = board::transform(last, orientation);
            const board::Offset origin{std::min(far.row, 0), std::min(far.column, 0)};
            const board::Offset first_corner = board::Offset{} - origin;
            const board::Offset last_corner = far - origin;
            match::TableOrientation entry{};
            entry.pattern = static_cast<std::uint16_t>(patterns.size());
            entry.orientation = static_cast<std::uint8_t>(orientation);
            entry.edges = shape.lies_on_edge ? side(board::transform({1, 0}, orientation)) : std::uint8_t{0};
            entry.rows = narrow(std::max(first_corner.row, last_corner.row) + 1);
            entry.columns = narrow(std::max(first_corner.column, last_corner.column) + 1);
            const board::Offset anchor =
                board::transform({pattern.anchor_row, pattern.anchor_column}, orientation) - origin;
            entry.anchor_row = narrow(anchor.row);
            entry.anchor_column = narrow(anchor.column);
            entry.move_row = shape.has_move ? entry.anchor_row : match::no_move;
            entry.move_column = shape.has_move ? entry.anchor_column : match::no_move;
            orientations.push_back(entry);
        }
    }
};

Storage build() {
    Storage storage;
    storage.add(hane, 0, {{"XO", "*."}, false, true, board::orientation_count});
    storage.add(crawl, 0, {{"O*"}, true, true, board::orientation_count});
    storage.add(stone, 1, {{"O"}, false, false, 1});
    storage.patterns[0].constraint = 0;
    storage.patterns[0].action = 1;
    storage.patterns[0].helper = hane;
    storage.patterns[0].attribute_count = 1;
    return storage;
}

}  // namespace

const match::PatternTables& tiny_tables() {
    static const Storage storage = build();
    static const match::PatternTables plain{
        databases, storage.patterns, attributes, storage.orientations, storage.cells, strings, {}, {}, {}, {}, {}, {}};
    static const compiler::PackedTrie trie(compiler::build_trie(plain));
    static const compiler::BuiltAutomata automata(plain);
    static const match::PatternTables tables{databases,
                                             storage.patterns,
                                             attributes,
                                             storage.orientations,
                                             storage.cells,
                                             strings,
                                             trie.tables(),
                                             automata.tables(),
                                             {},
                                             {},
                                             constraints,
                                             {}};
    return tables;
}

}  // namespace katachi::test
