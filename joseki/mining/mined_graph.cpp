#include "joseki/mining/mined_graph.h"

#include "joseki/graph/play.h"

namespace katachi::joseki {

namespace {

void add_move(Graph& graph, NodeIndex from, board::Vertex move, const CountedMove& counted, const GameName& game_name) {
    const JosekiStones stones = graph.node(from).stones;
    const auto next = played(stones, move);
    if (!next) return;  // of another position that has the same hash
    const NodeIndex to = graph.add(next->stones);
    Edge& edge = graph.edge(graph.add(from, normal_move(stones, move), to));
    edge.played = counted.played;
    edge.example = game_name(counted.first_game);
}

}  // namespace

Graph mined_graph(const CountedMoves& kept, const GameName& game_name) {
    Graph graph;
    for (NodeIndex index = 0; index < std::ssize(graph.nodes()); ++index) {
        const board::SymmetricHash hash(board_of(graph.node(index).stones, board::Colour::black));
        const SeenPosition position(hash, board::Colour::black);
        for (const CountedMove& counted : moves_in(kept, position.key())) {
            if (counted.move == stopped_here)
                graph.node(index).ended = counted.played;
            else if (counted.move == left_open)
                graph.node(index).rest = counted.played;
            else
                add_move(graph, index, position.drawn(counted.move), counted, game_name);
        }
    }
    return graph;
}

}  // namespace katachi::joseki
