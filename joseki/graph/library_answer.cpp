#include "joseki/graph/library_answer.h"

#include <algorithm>

#include "engine/board/distance.h"
#include "engine/board/turned_vertex.h"

namespace katachi::joseki {

namespace {

constexpr int quarter = board::max_board_size / 2 + 1;  // lines of a corner, with the middle

// The corner is the upper left one, as normal forms lie.
bool is_in_corner(board::Vertex vertex, int lines) {
    return board::row_of(vertex) < lines && board::column_of(vertex) < lines;
}

bool lies_in_corner(const JosekiStones& stones) {
    return std::all_of(stones.begin(), stones.end(),
                       [](const JosekiStone& stone) { return is_in_corner(stone.vertex, quarter); });
}

bool belongs_to_corner(const JosekiStones& stones, board::Vertex move) {
    constexpr int opening_lines = 6, near = 5;
    if (move == board::pass_vertex) return true;
    if (stones.empty()) return is_in_corner(move, opening_lines);
    const bool is_high = board::row_of(move) >= opening_lines && board::column_of(move) >= opening_lines;
    const bool is_near = std::any_of(stones.begin(), stones.end(), [&](const JosekiStone& stone) {
        return board::distance(stone.vertex, move) <= near;
    });
    return is_in_corner(move, quarter) && (is_near || !is_high);
}

}  // namespace

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

void leave_out_moves_elsewhere(const Graph& graph, LibraryAnswer& answer) {
    const JosekiStones& stones = graph.node(answer.node).stones;
    if (!lies_in_corner(stones)) return;
    std::erase_if(answer.moves,
                  [&](const AnsweredMove& move) { return !belongs_to_corner(stones, graph.edge(move.edge).move); });
}

void add_mirrored_moves(const Graph& graph, LibraryAnswer& answer, int size) {
    const JosekiStones& stones = graph.node(answer.node).stones;
    if (stones.empty() || turned(stones, board::Orientation::transposed) != stones) return;
    const int lines = std::min({answer.rows, answer.columns, quarter});
    for (AnsweredMove& move : answer.moves) {
        const board::Vertex drawn = graph.edge(move.edge).move;
        if (drawn == board::pass_vertex || move.has_slid) continue;
        const board::Vertex image = board::vertex_at(board::column_of(drawn), board::row_of(drawn));
        if (image != drawn && is_in_corner(image, lines))
            move.mirrored = board::turned(image, answer.orientation, size);
    }
}

board::Corner corner_of(board::Orientation orientation, int size) {
    const board::Offset point = board::transform_on_board({0, 0}, orientation, size);
    return *std::ranges::find(board::four_corners, point,
                              [&](board::Corner corner) { return board::corner_point(corner, size); });
}

bool is_empty_board(const LibraryAnswer& answer, const Graph& graph, int size) {
    return graph.node(answer.node).stones.empty() && answer.degree() >= size * size;
}

std::string place_name(const LibraryAnswer& answer, const Node& node, int size) {
    const std::string corner = board::name(corner_of(answer.orientation, size));
    if (node.stones.empty()) return answer.degree() >= size * size ? "empty board" : corner + ", empty";
    return lies_in_corner(node.stones) ? corner : "whole board";
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
