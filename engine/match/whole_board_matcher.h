// Openings that hold for a whole board, over WholeBoardTables: one search by hash a side, then the
// stones of what was found are compared, so that no two positions are ever taken for each other.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "engine/board/position.h"
#include "engine/board/zobrist.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

struct WholeBoardMatch {
    std::uint32_t entry = 0;                                        // index in the tables' entries
    board::Colour colour = board::Colour::black;                    // the side to move
    board::Orientation orientation = board::Orientation::identity;  // from the entry as drawn to the board
    board::Vertex move = board::pass_vertex;

    friend bool operator==(const WholeBoardMatch&, const WholeBoardMatch&) = default;
};

// Stored positions that may be this one; mostly none.
std::span<const WholeBoardPosition> whole_board_candidates(const WholeBoardTables& tables,
                                                           const board::SymmetricHash& hash, board::Colour own);

// Whether stored stones (from one of them to the end mark), turned to `orientation`, are exactly those of the board.
bool same_stones(const std::uint8_t* stones, board::Orientation orientation, const board::Position& position,
                 int stone_count, board::Colour own);

// A point in reading order, turned to `orientation`, as a vertex.
board::Vertex turned_vertex(int point, board::Orientation orientation, int size);

// Calls visit(const WholeBoardMatch&) for every entry that holds with `own` to move: where the position is
// symmetric, once for each orientation in which it holds. `hash` is the position's. Allocates nothing.
template <typename Visitor>
void visit_whole_board(const WholeBoardTables& tables, const board::Position& position,
                       const board::SymmetricHash& hash, board::Colour own, Visitor&& visit) {
    for (const WholeBoardPosition& candidate : whole_board_candidates(tables, hash, own))
        for (const board::Orientation orientation : board::all_orientations) {
            const std::uint8_t* const stones = &tables.stones[candidate.first_stone];
            if (!same_stones(stones, orientation, position, hash.stone_count(), own)) continue;
            for (std::uint32_t entry = candidate.first_entry;; ++entry) {
                const WholeBoardEntry& found = tables.entries[entry];
                visit(WholeBoardMatch{entry, own, board::composed(found.turn(), orientation),
                                      turned_vertex(found.move_point(), orientation, position.size)});
                if (found.is_last()) break;
            }
        }
}

// The run of names that an entry belongs to, and the entry's name.
const WholeBoardNames& whole_board_names(const WholeBoardTables& tables, std::uint32_t entry);
std::string whole_board_name(const PatternTables& tables, std::uint32_t entry);

}  // namespace katachi::match
