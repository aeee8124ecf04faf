#include "tests/support/tiny_tables.h"

#include <algorithm>
#include <bit>
#include <string_view>
#include <vector>

#include "compiler/automaton/builder.h"
#include "compiler/trie/trie_packer.h"
#include "engine/board/symmetry.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi {

namespace {

constexpr char strings[] = "\0shapes\0stones\0move\0hane\0crawl\0stone";
constexpr std::uint32_t shapes = 1, stones = 8, move = 15, hane = 20, crawl = 25, stone = 31;

constexpr TableDatabase databases[] = {{shapes, move}, {stones, move}};

// Of the shape hane: points, from its move, then the programs of its constraint and its action.
constexpr TablePoint points[] = {{-1, 0}, {0, 0}, pass_point, {-1, 0}, {0, 1}, {-1, 0}};

constexpr TableInstruction instruction(ProgramStep step, int count = 0, int detail = 0, std::uint32_t operand = 0) {
    return {static_cast<std::uint8_t>(step), static_cast<std::uint8_t>(count), static_cast<std::uint16_t>(detail),
            operand};
}

constexpr TableInstruction call(ProgramStep step, Autohelper helper, int count, int first_point) {
    return instruction(step, count, first_point, static_cast<std::uint32_t>(helper));
}

constexpr TableInstruction instructions[] = {
    call(ProgramStep::call, Autohelper::lib, 1, 0),
    instruction(ProgramStep::number, 0, 0, std::bit_cast<std::uint32_t>(2.0F)),
    instruction(ProgramStep::less_equal),
    instruction(ProgramStep::begin_choice, 0, 3),
    instruction(ProgramStep::call_named, 1, 0, crawl),
    instruction(ProgramStep::keep, 0),
    instruction(ProgramStep::end_choice, 0, 6),
    call(ProgramStep::call, Autohelper::xplay_attack, 3, 1),
    instruction(ProgramStep::skip_if_true, 0, 3),
    instruction(ProgramStep::recall, 0, 1),
    instruction(ProgramStep::pattern_value),
    instruction(ProgramStep::logical_or),
    instruction(ProgramStep::choose),

    call(ProgramStep::call, Autohelper::critical, 1, 1),
    instruction(ProgramStep::branch, 0, 1, 3),
    call(ProgramStep::effect, Autohelper::antisuji, 1, 0),
    instruction(ProgramStep::number),
    instruction(ProgramStep::return_result),
};

constexpr TableProgram programs[] = {{0, 0, 13, 4}, {13, 4, 5, 2}};
constexpr ConstraintTables constraints{programs, instructions, points};

struct Shape {
    std::vector<std::string_view> rows;
    bool lies_on_edge;  // its lower side
    bool has_move;
    int orientations;
};

std::int8_t narrow(int value) { return static_cast<std::int8_t>(value); }

std::uint8_t side(Offset direction) {
    if (direction.row != 0) return direction.row < 0 ? edge_north : edge_south;
    return direction.column < 0 ? edge_west : edge_east;
}

std::uint8_t allowed(char drawn) { return drawn == 'O' ? point_own : drawn == 'X' ? point_opponent : point_empty; }

struct Storage {
    std::vector<TablePattern> patterns;
    std::vector<TableCell> cells;
    std::vector<TableOrientation> orientations;

    void add(std::uint32_t name, std::uint16_t database, const Shape& shape) {
        TablePattern entry{};
        entry.name = name;
        entry.database = database;
        entry.first_cell = static_cast<std::uint32_t>(cells.size());
        for (std::size_t row = 0; row < shape.rows.size(); ++row)
            for (std::size_t column = 0; column < shape.rows[row].size(); ++column) {
                const Offset place{static_cast<int>(row), static_cast<int>(column)};
                const char drawn = shape.rows[row][column];
                cells.push_back({narrow(place.row), narrow(place.column), allowed(drawn)});
                if (drawn == '*') entry.anchor_row = narrow(place.row), entry.anchor_column = narrow(place.column);
            }
        entry.cell_count = static_cast<std::uint16_t>(cells.size() - entry.first_cell);
        add_orientations(entry, shape);
        patterns.push_back(entry);
    }

    void add_orientations(const TablePattern& pattern, const Shape& shape) {
        const Offset last{static_cast<int>(shape.rows.size()) - 1, static_cast<int>(shape.rows[0].size()) - 1};
        for (const Orientation orientation : all_orientations) {
            if (static_cast<int>(orientation) == shape.orientations) return;
            const Offset far = transform(last, orientation);
            const Offset origin{std::min(far.row, 0), std::min(far.column, 0)};
            const Offset first_corner = Offset{} - origin;
            const Offset last_corner = far - origin;
            TableOrientation entry{};
            entry.pattern = static_cast<std::uint16_t>(patterns.size());
            entry.orientation = static_cast<std::uint8_t>(orientation);
            entry.edges = shape.lies_on_edge ? side(transform({1, 0}, orientation)) : std::uint8_t{0};
            entry.rows = narrow(std::max(first_corner.row, last_corner.row) + 1);
            entry.columns = narrow(std::max(first_corner.column, last_corner.column) + 1);
            const Offset anchor = transform({pattern.anchor_row, pattern.anchor_column}, orientation) - origin;
            entry.anchor_row = narrow(anchor.row);
            entry.anchor_column = narrow(anchor.column);
            entry.move_row = shape.has_move ? entry.anchor_row : no_move;
            entry.move_column = shape.has_move ? entry.anchor_column : no_move;
            orientations.push_back(entry);
        }
    }
};

Storage build() {
    Storage storage;
    storage.add(hane, 0, {{"XO", "*."}, false, true, orientation_count});
    storage.add(crawl, 0, {{"O*"}, true, true, orientation_count});
    storage.add(stone, 1, {{"O"}, false, false, 1});
    storage.patterns[0].constraint = 0;
    storage.patterns[0].action = 1;
    storage.patterns[0].helper = hane;
    return storage;
}

}  // namespace

const PatternTables& tiny_tables() {
    static const Storage storage = build();
    static const PatternTables plain{
        databases, storage.patterns, storage.orientations, storage.cells, strings, {}, {}, {}, {}, {}, {}};
    static const PackedTrie trie(build_trie(plain));
    static const BuiltAutomata automata(plain);
    static const PatternTables tables{databases,
                                      storage.patterns,
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

}  // namespace katachi
