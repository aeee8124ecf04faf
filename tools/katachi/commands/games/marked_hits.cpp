#include "tools/katachi/commands/games/marked_hits.h"

#include <algorithm>
#include <map>
#include <string>

#include "engine/sgf/values.h"

namespace katachi::cli {

namespace {

// There is a node for each position: the last one of the main line that shows it.
std::vector<compiler::SgfNodeIndex> nodes_of_positions(const compiler::SgfTree& record) {
    std::vector<compiler::SgfNodeIndex> nodes{compiler::sgf_root};
    for (const compiler::SgfNodeIndex node : record.main_line()) {
        const bool is_move = record.node(node).find("B") != nullptr || record.node(node).find("W") != nullptr;
        if (is_move)
            nodes.push_back(node);
        else
            nodes.back() = node;
    }
    return nodes;
}

void add_marks(compiler::SgfNode& node, const char* property, std::vector<std::string> points) {
    std::ranges::sort(points);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.empty()) return;
    compiler::SgfProperty marks{.name = property, .values = {}};
    for (std::string& point : points) marks.values.push_back({.text = std::move(point)});
    node.add(std::move(marks));
}

}  // namespace

void mark_hits(compiler::SgfTree& record, const std::vector<games::ShapeHit>& hits, int rows, int columns) {
    const std::vector<compiler::SgfNodeIndex> nodes = nodes_of_positions(record);
    const int size = record.board_size();
    std::map<int, std::vector<const games::ShapeHit*>> by_position;
    for (const games::ShapeHit& hit : hits) by_position[hit.position].push_back(&hit);
    for (const auto& [position, standing] : by_position) {
        std::vector<std::string> squares, triangles;
        std::string comment;
        for (const games::ShapeHit* hit : standing) {
            const bool exchanges_axes = board::exchanges_axes(hit->form.orientation);
            const int height = exchanges_axes ? columns : rows, width = exchanges_axes ? rows : columns;
            for (int row = 0; row < height; ++row)
                for (int column = 0; column < width; ++column)
                    squares.push_back(sgf::sgf_point_text(
                        board::vertex_at(hit->upper_left.row + row, hit->upper_left.column + column)));
            if (!comment.empty()) comment += '\n';
            comment += "The shape stands at " +
                       board::vertex_name(board::vertex_at(hit->upper_left.row, hit->upper_left.column), size);
            if (hit->form.exchanges_colours) comment += " with colours exchanged";
            if (hit->end != games::HitEnd::played) continue;
            triangles.push_back(sgf::sgf_point_text(hit->move.vertex));
            comment +=
                "; next: move " + std::to_string(hit->next_move) + " " + board::vertex_name(hit->move.vertex, size);
        }
        // A point has one mark.
        std::erase_if(squares, [&](const std::string& point) { return std::ranges::count(triangles, point) > 0; });
        compiler::SgfNode& node = record.node(nodes[static_cast<std::size_t>(position)]);
        add_marks(node, "SQ", std::move(squares));
        add_marks(node, "TR", std::move(triangles));
        node.set("C", comment);
    }
}

}  // namespace katachi::cli
