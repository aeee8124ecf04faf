#include "tools/authoring/games/node_position.h"

#include <algorithm>

#include "base/files/file_error.h"
#include "compiler/sgf/facts.h"
#include "compiler/sgf/line.h"
#include "engine/sgf/game.h"
#include "tools/authoring/drawing/node_marks.h"

namespace katachi::authoring {

namespace {

std::vector<compiler::SgfNodeIndex> nodes_to(const compiler::SgfTree& tree, compiler::SgfNodeIndex node) {
    std::vector<compiler::SgfNodeIndex> nodes;
    for (; node != compiler::no_sgf_node; node = tree.node(node).parent) nodes.push_back(node);
    std::ranges::reverse(nodes);
    return nodes;
}

board::Vertex vertex_of(board::Offset point) { return board::vertex_at(point.row, point.column); }

void add_marks_of(const compiler::SgfNode& node, int size, NodePosition& found) {
    BoardDrawing drawing{.rows = size, .columns = size};
    drawing.points.resize(static_cast<std::size_t>(size) * static_cast<std::size_t>(size));
    add_marks(node, drawing);
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const DrawnPoint& point = drawing.at(row, column);
            const board::Vertex vertex = board::vertex_at(row, column);
            if (!point.label.empty()) found.labels.emplace_back(vertex, point.label);
            if (point.shape != Shape::none) found.marks.emplace_back(vertex, point.shape);
        }
    for (const Arrow& arrow : drawing.arrows) found.arrows.emplace_back(vertex_of(arrow.from), vertex_of(arrow.to));
}

}  // namespace

NodePosition node_position(const compiler::SgfTree& tree, std::string game, compiler::SgfNodeIndex node) {
    if (node < 0 || static_cast<std::size_t>(node) >= tree.nodes.size())
        throw base::FileError(game + ": has no node " + std::to_string(node) + "; its nodes are 0 to " +
                              std::to_string(tree.nodes.size() - 1));
    const auto nodes = nodes_to(tree, node);
    const sgf::Game line = compiler::game_of_line(tree, nodes);
    if (line.size == 0) throw base::FileError(game + ": its board is no Go board of 2 to 19 lines; it cannot be drawn");
    const int moves = line.move_count();
    const auto position = std::get<sgf::SgfPosition>(sgf::position_before_move(line, moves + 1));
    NodePosition found{.game = std::move(game),
                       .node = node,
                       .path = compiler::sgf_path_text(compiler::path_to(tree, node)),
                       .move = moves + 1,
                       .board = position.board,
                       .to_move = position.to_move,
                       .last_move = {},
                       .name = std::string(tree.node(node).text("N")),
                       .comment = std::string(tree.node(node).text("C")),
                       .labels = {},
                       .marks = {},
                       .arrows = {},
                       .warnings = {}};
    if (!position.board.history().empty()) found.last_move = position.board.history().back().vertex;
    add_marks_of(tree.node(node), line.size, found);
    for (const sgf::SgfWarning& warning : position.warnings) found.warnings.push_back(warning.message);
    return found;
}

}  // namespace katachi::authoring
