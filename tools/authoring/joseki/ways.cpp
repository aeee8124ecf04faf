#include "tools/authoring/joseki/ways.h"

#include <algorithm>

#include "engine/board/turned_vertex.h"
#include "joseki/graph/continuations.h"
#include "joseki/graph/play.h"

namespace katachi::authoring {

using joseki::EdgeIndex;
using joseki::NodeIndex;

Ways::Ways(const joseki::Graph& library) : library_(library), arrival_(library.nodes().size()) {
    std::vector<NodeIndex> next{0};
    for (std::size_t i = 1; i < library.nodes().size(); ++i)
        if (library.nodes()[i].predecessors.empty()) next.push_back(static_cast<NodeIndex>(i));
    std::vector<bool> met(library.nodes().size());
    for (const NodeIndex start : next) met[static_cast<std::size_t>(start)] = true;
    for (std::size_t i = 0; i < next.size(); ++i)
        for (const joseki::Continuation& way : joseki::continuations(library, next[i])) {
            const auto to = static_cast<std::size_t>(library.edge(way.edge).to);
            if (met[to]) continue;
            met[to] = true;
            arrival_[to] = way.edge;
            next.push_back(library.edge(way.edge).to);
        }
}

std::vector<EdgeIndex> Ways::to(EdgeIndex last) const {
    std::vector<EdgeIndex> way = to_position(library_.edge(last).from);
    way.push_back(last);
    return way;
}

std::vector<EdgeIndex> Ways::to_position(NodeIndex node) const {
    std::vector<EdgeIndex> way;
    for (auto edge = arrival(node); edge; edge = arrival(library_.edge(*edge).from)) way.push_back(*edge);
    std::reverse(way.begin(), way.end());
    return way;
}

DrawnWay drawn_way(const joseki::Graph& library, const std::vector<EdgeIndex>& way, board::Orientation drawing) {
    DrawnWay result;
    for (const EdgeIndex index : way) {
        const joseki::Edge& edge = library.edge(index);
        const board::Vertex move = board::turned(edge.move, drawing, board::max_board_size);
        result.moves.push_back(move == board::pass_vertex ? "tenuki" : board::vertex_name(move, board::max_board_size));
        if (const auto next = joseki::played(library.node(edge.from).stones, edge.move))
            drawing = board::composed(board::inverse(next->orientation), drawing);
    }
    result.end = drawing;
    return result;
}

}  // namespace katachi::authoring
