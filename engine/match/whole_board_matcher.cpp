#include "engine/match/whole_board_matcher.h"

#include <algorithm>

namespace katachi::match {

std::span<const WholeBoardPosition> whole_board_candidates(const WholeBoardTables& tables,
                                                           const board::SymmetricHash& hash, board::Colour own) {
    const auto size = std::ranges::find(tables.sizes, static_cast<std::uint32_t>(hash.size()), &WholeBoardSize::size);
    if (size == tables.sizes.end()) return {};
    const auto of_size = tables.positions.subspan(size->first_position, size->position_count);
    const auto key = static_cast<std::uint32_t>(hash.least(own) >> 32);
    return {std::ranges::lower_bound(of_size, key, {}, &WholeBoardPosition::hash),
            std::ranges::upper_bound(of_size, key, {}, &WholeBoardPosition::hash)};
}

board::Vertex turned_vertex(int point, board::Orientation orientation, int size) {
    const board::Offset at = board::transform_on_board({point / size, point % size}, orientation, size);
    return board::vertex_at(at.row, at.column);
}

bool same_stones(const std::uint8_t* stones, board::Orientation orientation, const board::Position& position,
                 int stone_count, board::Colour own) {
    int point = 0;
    for (; *stones != end_of_stones; ++stones) {
        point += *stones / 2;
        if (point > position.size * position.size) return false;  // only in tables of a damaged file
        if (*stones == long_gap) continue;
        if (point == position.size * position.size) return false;
        const board::Colour wanted = *stones % 2 == 1 ? own : board::opponent(own);
        if (position.at(turned_vertex(point, orientation, position.size)) != wanted) return false;
        ++point;
        --stone_count;
    }
    return stone_count == 0;
}

const WholeBoardNames& whole_board_names(const WholeBoardTables& tables, std::uint32_t entry) {
    return *std::prev(std::ranges::upper_bound(tables.names, entry, {}, &WholeBoardNames::first_entry));
}

std::string whole_board_name(const PatternTables& tables, std::uint32_t entry) {
    const WholeBoardNames& names = whole_board_names(tables.whole_boards, entry);
    std::string stem = tables.text(names.stem);
    if (names.first_number == no_number) return stem;
    return stem + std::to_string(names.first_number + (entry - names.first_entry));
}

}  // namespace katachi::match
