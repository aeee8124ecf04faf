#include "joseki/graph/library_answer.h"

#include <algorithm>

#include "engine/board/turned_vertex.h"

namespace katachi::joseki {

LibraryAnswer whole_answer(const Graph& graph, NodeIndex node, board::Orientation orientation) {
    LibraryAnswer answer{.node = node, .orientation = orientation};
    for (const Continuation& continuation : continuations(graph, node))
        answer.moves.push_back(
            {.edge = continuation.edge,
             .move = board::turned(graph.edge(continuation.edge).move, orientation, board::max_board_size),
             .has_slid = false,
             .share = continuation.share});
    return answer;
}

std::string corner_of(board::Orientation orientation, int size) {
    const board::Offset corner = board::transform_on_board({0, 0}, orientation, size);
    return std::string(corner.row == 0 ? "upper " : "lower ") + (corner.column == 0 ? "left" : "right");
}

std::string place_name(const LibraryAnswer& answer, const Node& node, int size) {
    if (node.stones.empty())
        return answer.degree() >= size * size ? "empty board" : corner_of(answer.orientation, size) + ", empty";
    const int middle = board::max_board_size / 2;
    for (const JosekiStone& stone : node.stones)
        if (board::row_of(stone.vertex) > middle || board::column_of(stone.vertex) > middle) return "whole board";
    return corner_of(answer.orientation, size);
}

std::vector<Arrival> arrivals(const Graph& graph, NodeIndex index, board::Orientation orientation, int size) {
    const JosekiStones& stones = graph.node(index).stones;
    std::vector<Arrival> found;
    for (const EdgeIndex edge : graph.node(index).predecessors) {
        const NodeIndex from = graph.edge(edge).from;
        if (graph.edge(edge).move == board::pass_vertex) {
            found.push_back({from, board::pass_vertex});
            continue;
        }
        // The last move is a stone of the opponent; where it lies is found by taking stones off again.
        for (const JosekiStone& stone : stones) {
            if (stone.own) continue;
            JosekiStones before = stones;
            std::erase(before, stone);
            if (normal_form(seen_by_opponent(before)).stones == graph.node(from).stones)
                found.push_back({from, board::turned(stone.vertex, orientation, size)});
        }
    }
    const auto same = [](const Arrival& a, const Arrival& b) { return a.from == b.from && a.move == b.move; };
    found.erase(std::unique(found.begin(), found.end(), same), found.end());
    return found;
}

}  // namespace katachi::joseki
