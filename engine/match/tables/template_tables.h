// The bytes of corner templates: what compiler/template/template_builder fills and template_matcher reads. Plain data
// without pointers, as pattern_tables.h has it; read in place, never changed.
//
// An entry is what stands on a whole board of 19 lines, seen from its upper left corner and by the side to move, and
// its continuations. How far it agrees with a board is found out by the matcher; the arrays say which entries are worth
// asking. For every number of rows from smallest_template on all entries stand sorted by what they have in them, column
// by column: those that agree with a board in most columns stand beside the place where the board would. The entries
// with the same content in a block of so many rows and smallest_template columns are a stretch of that order, which is
// found by its hash.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "engine/board/vertex.h"

namespace katachi::match {

// The size is that of the smallest rectangles in which entries and boards are compared.
constexpr int smallest_template = 6;

// A bit for each row, the first one's lowest.
struct TemplateColumn {
    std::uint32_t own;
    std::uint32_t opponent;

    friend bool operator==(TemplateColumn, TemplateColumn) = default;
};

// All columns of an entry or of a board, from the corner on.
using TemplateColumns = std::array<TemplateColumn, board::max_board_size>;

struct TemplateEntry {
    TemplateColumns columns;
    std::uint32_t first_continuation;
    std::uint32_t continuation_count;
};

// An extension moves along the edge if there is too little room.
enum ExtensionSet : std::uint16_t {
    extension_along_rows = 1,  // from row to row
    extension_along_columns = 2,
};

struct TemplateContinuation {
    std::uint32_t id;  // the caller's
    std::int8_t row;   // no_move for a pass
    std::int8_t column;
    std::uint8_t rows;  // of the rectangle that has to agree for a full match; 0 where there is none
    std::uint8_t columns;
    std::uint16_t extension;     // ExtensionSet
    std::uint16_t orientations;  // a bit for each Orientation in which it is looked for
};

// One sorted order: all entries by so many rows; or those with a continuation whose rectangle is just this one, where
// that is narrower than a template.
struct TemplateOrder {
    std::uint16_t rows;
    std::uint16_t columns;  // of the blocks that are found by hash
    std::uint32_t first;    // of `ordered`
    std::uint32_t end;
};

// A place of a hash table with a power of two of them; free where first == end. A block stands at the first place
// from its hash on that was free.
struct TemplateBlock {
    std::uint64_t hash;
    std::uint32_t first;  // of `ordered`
    std::uint32_t end;
};

struct TemplateTables {
    std::span<const TemplateEntry> entries;
    std::span<const TemplateContinuation> continuations;
    std::span<const TemplateOrder> orders;   // full_order_count by rows, then the narrow rectangles
    std::span<const std::uint32_t> ordered;  // entries
    std::span<const TemplateBlock> blocks;
};

// Orders of all entries, by smallest_template rows and more.
constexpr std::size_t full_order_count = board::max_board_size - smallest_template + 1;

// The points of a column in its first rows.
constexpr std::uint64_t column_key(TemplateColumn column, int rows) {
    const std::uint64_t mask = (std::uint64_t{1} << rows) - 1;
    return (column.own & mask) | (column.opponent & mask) << 32;
}

// Whether an entry stands before another in the orders of so many rows.
inline bool is_before(const TemplateColumns& a, const TemplateColumns& b, int rows) {
    const auto key = [&](TemplateColumn column) { return column_key(column, rows); };
    return std::ranges::lexicographical_compare(a, b, {}, key, key);
}

// The columns are multiplied each on its own, so that no product waits for another.
constexpr std::uint64_t block_hash(const TemplateColumns& columns, int row_count, int column_count) {
    std::uint64_t hash = static_cast<std::uint64_t>(row_count * board::max_board_size + column_count);
    std::uint64_t factor = 0x9e3779b97f4a7c15U;
    for (std::size_t column = 0; column < static_cast<std::size_t>(column_count); ++column) {
        const std::uint64_t key = column_key(columns[column], row_count);
        hash += (key ^ key >> 25) * factor;
        factor = factor * 0xbf58476d1ce4e5b9U + 2;
    }
    return (hash ^ hash >> 32) * 0x94d049bb133111ebU;
}

}  // namespace katachi::match
