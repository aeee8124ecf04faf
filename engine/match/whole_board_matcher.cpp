#include "engine/match/whole_board_matcher.h"

#include <algorithm>

namespace katachi {

std::span<const WholeBoardPosition> whole_board_candidates(const WholeBoardTables& tables, const SymmetricHash& hash,
                                                           Colour own) {
    const auto size = std::ranges::find(tables.sizes, static_cast<std::uint32_t>(hash.size()), &WholeBoardSize::size);
    if (size == tables.sizes.end()) return {};
    const auto of_size = tables.positions.subspan(size->first_position, size->position_count);
    const auto key = static_cast<std::uint32_t>(hash.least(own) >> 32);
    return {std::ranges::lower_bound(of_size, key, {}, &WholeBoardPosition::hash),
            std::ranges::upper_bound(of_size, key, {}, &WholeBoardPosition::hash)};
}

Vertex turned_vertex(int point, Orientation orientation, int size) {
    const Offset at = transform_on_board({point / size, point % size}, orientation, size);
    return vertex_at(at.row, at.column);
}

bool same_stones(const std::uint8_t* stones, Orientation orientation, const Position& position, int stone_count,
                 Colour own) {
    int point = 0;
    for (; *stones != end_of_stones; ++stones) {
        point += *stones / 2;
        if (point > position.size * position.size) return false;  // only in tables of a damaged file
        if (*stones == long_gap) continue;
        if (point == position.size * position.size) return false;
        const Colour wanted = *stones % 2 == 1 ? own : opponent(own);
        if (position.at(turned_vertex(point, orientation, position.size)) != wanted) return false;
        ++point;
        --stone_count;
    }
    return stone_count == 0;
}

const WholeBoardNames& whole_board_names(const WholeBoardTables& tables, std::uint32_t entry) {
    return *std::prev(std::ranges::upper_bound(tables.names, entry, {}, &WholeBoardNames::first_entry));
}

std::string whole_board_name(const WholeBoardTables& tables, std::uint32_t entry) {
    const WholeBoardNames& names = whole_board_names(tables, entry);
    const std::string stem = tables.text(names.stem);
    if (names.first_number == no_number) return stem;
    return stem + std::to_string(names.first_number + (entry - names.first_entry));
}

}  // namespace katachi
