#include "engine/match/check_whole_boards.h"

#include <algorithm>

#include "engine/board/vertex.h"

namespace katachi {

namespace {

// The positions of all sizes, one size after the other.
bool has_sound_sizes(const WholeBoardTables& tables) {
    std::size_t next = 0;
    for (const WholeBoardSize& one : tables.sizes) {
        if (one.size < min_board_size || one.size > max_board_size || one.first_position != next) return false;
        next += one.position_count;
    }
    return next == tables.positions.size();
}

bool has_sound_names(const WholeBoardTables& tables) {
    if (tables.entries.empty()) return tables.names.empty();
    if (tables.names.empty() || tables.names.front().first_entry != 0) return false;
    const auto not_earlier = [](const auto& a, const auto& b) { return a.first_entry >= b.first_entry; };
    return std::adjacent_find(tables.names.begin(), tables.names.end(), not_earlier) == tables.names.end() &&
           std::all_of(tables.names.begin(), tables.names.end(), [&](const WholeBoardNames& names) {
               return names.first_entry < tables.entries.size() && names.stem < tables.strings.size() &&
                      names.database < tables.databases.size();
           });
}

bool has_sound_moves(const WholeBoardTables& tables, const WholeBoardPosition& position, int size) {
    for (std::size_t i = position.first_entry;; ++i) {
        if (tables.entries[i].move_point() >= size * size) return false;
        if (tables.entries[i].is_last()) return true;
    }
}

}  // namespace

std::string check_whole_boards(const WholeBoardTables& tables) {
    if (!tables.strings.empty() && tables.strings.back() != '\0') return "the last name of an opening has no end";
    if (!has_sound_sizes(tables)) return "positions of openings of no size";
    for (const WholeBoardDatabase& database : tables.databases)
        if (database.name >= tables.strings.size()) return "a database of openings without a name";
    if (!has_sound_names(tables)) return "openings without names";
    if (tables.values.size() != tables.entries.size()) return "openings without values";
    if (tables.positions.empty()) return "";
    if (tables.stones.empty() || tables.stones.back() != end_of_stones) return "stones of an opening without an end";
    if (tables.entries.empty() || !tables.entries.back().is_last()) return "moves of an opening without an end";
    for (const WholeBoardSize& one : tables.sizes)
        for (const WholeBoardPosition& position : tables.positions.subspan(one.first_position, one.position_count)) {
            if (position.first_stone >= tables.stones.size() || position.first_entry >= tables.entries.size())
                return "an opening that is not there";
            if (!has_sound_moves(tables, position, static_cast<int>(one.size)))
                return "a move of an opening outside of the board";
        }
    return "";
}

}  // namespace katachi
