#include "tests/engine/tiny_tables.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "compiler/automaton/builder.h"
#include "compiler/trie/trie_packer.h"
#include "engine/board/symmetry.h"

namespace katachi {

namespace {

constexpr char strings[] = "\0shapes\0stones\0move\0hane\0crawl\0stone";
constexpr std::uint32_t shapes = 1, stones = 8, move = 15, hane = 20, crawl = 25, stone = 31;

constexpr TableDatabase databases[] = {{shapes, move}, {stones, move}};

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
    return storage;
}

}  // namespace

const PatternTables& tiny_tables() {
    static const Storage storage = build();
    static const PatternTables plain{databases, storage.patterns, storage.orientations, storage.cells, strings, {}, {}};
    static const PackedTrie trie(build_trie(plain));
    static const BuiltAutomata automata(plain);
    static const PatternTables tables{databases, storage.patterns, storage.orientations, storage.cells,
                                      strings,   trie.tables(),    automata.tables()};
    return tables;
}

}  // namespace katachi
