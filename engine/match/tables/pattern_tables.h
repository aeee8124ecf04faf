// The bytes of compiled pattern tables: what the table compiler (compiler/emit) fills and the
// matchers of this room read. Plain data without pointers; places in other arrays are indices, text
// is an offset into one pool of zero-terminated strings. Read in place, never changed.
//
// A pattern's cells stand here once, as drawn. Each orientation that its declared symmetry asks for has its turned
// rectangle; turned_cells.h says where its cells come to lie. Points are relative to the upper left corner of the
// rectangle. The anchor is the point of the diagram by which matchers say where it lies.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>

#include "engine/match/tables/automaton_tables.h"
#include "engine/match/tables/class_set.h"
#include "engine/match/tables/constraint_tables.h"
#include "engine/match/tables/corner_tables.h"
#include "engine/match/tables/database_kind.h"
#include "engine/match/tables/eye_tables.h"
#include "engine/match/tables/pattern_attribute.h"
#include "engine/match/tables/playout_tables.h"
#include "engine/match/tables/template_tables.h"
#include "engine/match/tables/trie_tables.h"
#include "engine/match/tables/whole_board_tables.h"

namespace katachi::match {

// One more whenever a row or a section changes.
constexpr std::uint32_t pattern_tables_version = 18;

// What may stand on a point, seen by the side that the pattern is drawn for; bits to be joined.
// A cell that allows all three has no test, but its point must be on the board.
enum PointSet : std::uint8_t {
    point_empty = 1,
    point_own = 2,
    point_opponent = 4,
};

// Sides of the rectangle that must lie along the edge of the board; bits to be joined.
enum EdgeSet : std::uint8_t {
    edge_north = 1,
    edge_south = 2,
    edge_west = 4,
    edge_east = 8,
};

struct TableCell {
    std::int8_t row;
    std::int8_t column;
    std::uint8_t allowed;  // PointSet
};

// A cell with a role of its own for whoever goes by the pattern.
enum class CellMark : std::uint16_t {
    comma,            // `,`
    bang,             // `!`
    own_anchor,       // `Q`
    opponent_anchor,  // `Y`
};

constexpr std::uint16_t cell_mark_count = 4;

struct MarkedCell {
    std::uint16_t pattern;
    std::uint16_t mark;  // CellMark
    TablePoint at;
};

constexpr std::int8_t no_move = -1;

struct TableOrientation {
    std::uint16_t pattern;
    std::uint8_t orientation;  // Orientation
    std::uint8_t edges;        // EdgeSet
    std::int8_t rows;          // of the rectangle
    std::int8_t columns;
    std::int8_t move_row;  // no_move for a pattern without a move
    std::int8_t move_column;
    std::int8_t anchor_row;  // the move, or without one the stone (or point) nearest to the middle
    std::int8_t anchor_column;
};

struct PatternRow {
    std::uint32_t name;                     // strings
    std::uint32_t remark;                   // strings; what the author says it is for, in one line
    std::uint32_t classes;                  // strings; the class letters as written
    ClassSet letters;                       // the same as a set
    std::uint32_t helper;                   // strings; the function that the colon line names, "" for none
    float value;                            // of the attribute value(…), 0 without one
    std::uint32_t first_attribute;          // the other attributes that are numbers
    std::uint32_t first_cell;               // the cells with a test, as drawn, the most selective first
    std::uint32_t constraint = no_program;  // of ConstraintTables::programs
    std::uint32_t action = no_program;
    std::uint16_t database;
    std::uint16_t cell_count;
    std::uint16_t attribute_count;
    std::int8_t anchor_row;  // as drawn
    std::int8_t anchor_column;

    // Whether the geometry alone does not settle it.
    bool has_constraint() const { return constraint != no_program; }
};

struct DatabaseRow {
    std::uint32_t name;  // strings
    std::uint32_t kind;  // DatabaseKind
};

struct PatternTables {
    std::span<const DatabaseRow> databases;  // of patterns, of whole boards, of playout patterns and of eye shapes
    std::span<const PatternRow> patterns;
    std::span<const AttributeRow> attributes;
    std::span<const TableOrientation> orientations;  // by pattern
    std::span<const TableCell> cells;
    std::span<const char> strings;
    TrieTables trie;           // over all orientations but those of the corner tree's patterns
    AutomatonTables automata;  // over all but those of corners
    WholeBoardTables whole_boards;
    CornerTables corners;  // over the patterns of corner databases that show a corner exactly
    ConstraintTables constraints;
    PlayoutTables playouts = {};
    TemplateTables templates =
        {};  // over the corner tree's patterns and the boards of 19 lines; ids as in table_entry.h
    EyeTables eyes = {};
    std::span<const MarkedCell> marked_cells = {};  // by pattern

    const char* text(std::uint32_t offset) const { return strings.data() + offset; }
    DatabaseKind kind_of(std::uint32_t database) const { return static_cast<DatabaseKind>(databases[database].kind); }
    DatabaseKind kind_of(const PatternRow& pattern) const { return kind_of(std::uint32_t{pattern.database}); }
    // Nothing where the colon line does not have it.
    std::optional<float> attribute(const PatternRow& pattern, PatternAttribute asked) const {
        for (const AttributeRow& row : attributes.subspan(pattern.first_attribute, pattern.attribute_count))
            if (row.attribute == static_cast<std::uint32_t>(asked)) return row.number;
        return std::nullopt;
    }
};

inline std::span<const MarkedCell> marked_cells_of(const PatternTables& tables, std::uint32_t pattern) {
    const std::span<const MarkedCell> cells = tables.marked_cells;
    return {std::ranges::lower_bound(cells, pattern, {}, &MarkedCell::pattern),
            std::ranges::upper_bound(cells, pattern, {}, &MarkedCell::pattern)};
}

// Every array of the tables with its name, of at most section_name_size characters: calls
// `visit(name, rows)` in the order in which the arrays stand in a blob. A new array needs its line here and its
// conditions in check_tables.
template <typename Tables, typename Visitor>
void visit_sections(Tables& tables, Visitor&& visit) {
    visit("databases", tables.databases);
    visit("patterns", tables.patterns);
    visit("attributes", tables.attributes);
    visit("orientations", tables.orientations);
    visit("cells", tables.cells);
    visit("marked cells", tables.marked_cells);
    visit("strings", tables.strings);
    visit("trie", tables.trie.slots);
    visit("trie reach", tables.trie.reach);
    visit("automata", tables.automata.by_database);
    visit("joint automata", tables.automata.joint);
    visit("automaton words", tables.automata.words);
    visit("verified", tables.automata.patterns);
    visit("accepted", tables.automata.accepts);
    visit("far cells", tables.automata.far_cells);
    visit("board sizes", tables.whole_boards.sizes);
    visit("boards", tables.whole_boards.positions);
    visit("board stones", tables.whole_boards.stones);
    visit("board entries", tables.whole_boards.entries);
    visit("board values", tables.whole_boards.values);
    visit("board names", tables.whole_boards.names);
    visit("corner roots", tables.corners.roots);
    visit("corner steps", tables.corners.steps);
    visit("corner entries", tables.corners.entries);
    visit("programs", tables.constraints.programs);
    visit("instructions", tables.constraints.instructions);
    visit("points", tables.constraints.points);
    visit("playout sets", tables.playouts.sets);
    visit("playout codes", tables.playouts.codes);
    visit("playout lines", tables.playouts.lines);
    visit("templates", tables.templates.entries);
    visit("template moves", tables.templates.continuations);
    visit("template orders", tables.templates.orders);
    visit("template places", tables.templates.ordered);
    visit("template blocks", tables.templates.blocks);
    visit("eye shapes", tables.eyes.shapes);
    visit("eye spaces", tables.eyes.spaces);
    visit("eye keys", tables.eyes.keys);
    visit("solved games", tables.eyes.games);
    visit("answer blocks", tables.eyes.blocks);
    visit("solved answers", tables.eyes.answers);
}

constexpr std::size_t section_name_size = 16;

// Rows are written as they lie in memory, so that no byte of them may be undetermined.
template <typename Row>
constexpr bool has_no_padding = std::has_unique_object_representations_v<Row>;
template <>
inline constexpr bool has_no_padding<PatternRow> = sizeof(PatternRow) == 52;  // a float has no unique form
template <>
inline constexpr bool has_no_padding<AttributeRow> = sizeof(AttributeRow) == 8;
template <>
inline constexpr bool has_no_padding<PlayoutLine> = sizeof(PlayoutLine) == 8;
template <>
inline constexpr bool has_no_padding<float> = true;

template <typename Row>
concept SectionRow = std::is_trivially_copyable_v<Row> && has_no_padding<Row>;

}  // namespace katachi::match
