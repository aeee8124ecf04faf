#include "compiler/template/table_templates.h"

#include <algorithm>

#include "compiler/corner/corner_shape.h"
#include "engine/match/table_entry.h"

namespace katachi::compiler {

namespace {

board::Offset point_offset(int point) { return {point / board::max_board_size, point % board::max_board_size}; }

std::vector<PlacedStone> stored_stones_of(const std::uint8_t* codes) {
    std::vector<PlacedStone> stones;
    for (int point = 0; *codes != match::end_of_stones; ++codes) {
        point += *codes / 2;
        if (*codes != match::long_gap) stones.push_back({*codes % 2 == 1, point_offset(point++)});
    }
    return stones;
}

// Moves on stones, which databases may hold, are left out.
Template template_of_board(const match::PatternTables& tables, const match::WholeBoardPosition& position) {
    Template drawn{stored_stones_of(&tables.whole_boards.stones[position.first_stone]), {}};
    for (std::uint32_t number = position.first_entry;; ++number) {
        const match::WholeBoardEntry& entry = tables.whole_boards.entries[number];
        const board::Offset move = point_offset(entry.move_point());
        if (std::ranges::none_of(drawn.stones, [&](const PlacedStone& stone) { return stone.at == move; }))
            drawn.moves.push_back({.at = move,
                                   .rows = board::max_board_size,
                                   .columns = board::max_board_size,
                                   .id = match::entry_of_board(tables, number)});
        if (entry.is_last()) return drawn;
    }
}

}  // namespace

Template template_of_corner(const Pattern& pattern, std::uint32_t id) {
    const CornerShape shape = corner_shape(pattern);
    return {shape.stones,
            {{.at = shape.move,
              .rows = shape.rows,
              .columns = shape.columns,
              .id = id,
              .orientations = shape.orientations}}};
}

std::vector<Template> templates_of_boards(const match::PatternTables& tables) {
    std::vector<Template> templates;
    for (const match::WholeBoardSize& sizes : tables.whole_boards.sizes)
        if (sizes.size == board::max_board_size)
            for (const match::WholeBoardPosition& position :
                 tables.whole_boards.positions.subspan(sizes.first_position, sizes.position_count))
                templates.push_back(template_of_board(tables, position));
    return templates;
}

}  // namespace katachi::compiler
