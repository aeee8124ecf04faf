#include "tests/bench/openings/joseki_nodes.h"

#include <algorithm>
#include <map>

#include "engine/board/position.h"
#include "engine/moves/sources/pattern_choice.h"
#include "tests/support/drawn_corner.h"

namespace katachi::bench {

namespace {

constexpr int size = board::max_board_size;

bool stands_in_the_upper_right(const match::TableOrientation& shape) {
    return (shape.edges & match::edge_north) != 0 && (shape.edges & match::edge_east) != 0;
}

}  // namespace

std::vector<JosekiNode> joseki_nodes(const match::PatternTables& tables) {
    std::map<std::string, JosekiNode> nodes;
    for (const match::TableOrientation& shape : tables.orientations) {
        if (!moves::proposes_move(tables, shape.pattern, match::PatternUse::corner) ||
            !stands_in_the_upper_right(shape))
            continue;
        const board::Position corner = test::drawn_corner(tables, shape);
        JosekiNode& node =
            nodes.try_emplace(board::to_rows(corner), JosekiNode{corner, board::Colour::black, {}}).first->second;
        node.moves.push_back(board::vertex_at(shape.move_row, size - shape.columns + shape.move_column));
    }
    std::vector<JosekiNode> found;
    for (auto& [rows, node] : nodes) {
        std::sort(node.moves.begin(), node.moves.end());
        node.moves.erase(std::unique(node.moves.begin(), node.moves.end()), node.moves.end());
        found.push_back(std::move(node));
    }
    return found;
}

}  // namespace katachi::bench
