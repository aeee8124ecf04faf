#include "tests/engine/tiny_tables.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "compiler/trie/trie_packer.h"
#include "engine/board/symmetry.h"

namespace katachi {

namespace {

constexpr char strings[] = "\0shapes\0stones\0move\0hane\0crawl\0stone";
constexpr std::uint32_t shapes = 1, stones = 8, move = 15, hane = 20, crawl = 25, stone = 31;

constexpr TableDatabase databases[] = {{shapes, move}, {stones, move}};
constexpr TablePattern patterns[] = {{hane, 0, 0, 0, 0, 0}, {crawl, 0, 0, 0, 0, 0}, {stone, 0, 0, 0, 1, 0}};

struct Shape {
    std::vector<std::string_view> rows;
    bool lies_on_edge;  // its lower side
    int orientations;
};

std::int8_t narrow(int value) { return static_cast<std::int8_t>(value); }

std::uint8_t side(Offset direction) {
    if (direction.row != 0) return direction.row < 0 ? edge_north : edge_south;
    return direction.column < 0 ? edge_west : edge_east;
}

std::uint8_t allowed(char drawn) { return drawn == 'O' ? point_own : drawn == 'X' ? point_opponent : point_empty; }

struct Storage {
    std::vector<TableCell> cells;
    std::vector<TableOrientation> orientations;

    void add(std::uint16_t pattern, const Shape& shape) {
        const Offset last{static_cast<int>(shape.rows.size()) - 1, static_cast<int>(shape.rows[0].size()) - 1};
        for (const Orientation orientation : all_orientations) {
            if (static_cast<int>(orientation) == shape.orientations) return;
            const Offset far = transform(last, orientation);
            const Offset origin{std::min(far.row, 0), std::min(far.column, 0)};
            const Offset first_corner = Offset{} - origin;
            const Offset last_corner = far - origin;
            TableOrientation entry{};
            entry.first_cell = static_cast<std::uint32_t>(cells.size());
            entry.pattern = pattern;
            entry.orientation = static_cast<std::uint8_t>(orientation);
            entry.edges = shape.lies_on_edge ? side(transform({1, 0}, orientation)) : std::uint8_t{0};
            entry.rows = narrow(std::max(first_corner.row, last_corner.row) + 1);
            entry.columns = narrow(std::max(first_corner.column, last_corner.column) + 1);
            entry.move_row = entry.move_column = no_move;
            for (int row = 0; row <= last.row; ++row) {
                for (int column = 0; column <= last.column; ++column) {
                    const char drawn = shape.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                    const Offset place = transform({row, column}, orientation) - origin;
                    cells.push_back({narrow(place.row), narrow(place.column), allowed(drawn)});
                    if (drawn != '*') continue;
                    entry.move_row = entry.anchor_row = narrow(place.row);
                    entry.move_column = entry.anchor_column = narrow(place.column);
                }
            }
            entry.cell_count = static_cast<std::uint16_t>(cells.size() - entry.first_cell);
            orientations.push_back(entry);
        }
    }
};

Storage build() {
    Storage storage;
    storage.add(0, {{"XO", "*."}, false, orientation_count});
    storage.add(1, {{"O*"}, true, orientation_count});
    storage.add(2, {{"O"}, false, 1});
    return storage;
}

}  // namespace

const PatternTables& tiny_tables() {
    static const Storage storage = build();
    static const PatternTables plain{databases, patterns, storage.orientations, storage.cells, strings, {}};
    static const PackedTrie trie(build_trie(plain));
    static const PatternTables tables{databases, patterns, storage.orientations, storage.cells, strings, trie.tables()};
    return tables;
}

}  // namespace katachi
