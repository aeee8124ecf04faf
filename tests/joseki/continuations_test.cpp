// What is told of the moves of a position by the games that reached it.
#include "joseki/graph/continuations.h"

#include <gtest/gtest.h>

#include "tests/joseki/support.h"

namespace katachi::joseki {
namespace {

TEST(Continuations, GoByGamesThenByClass) {
    Graph graph = graph_of("(;SZ[19];B[dd](;W[fc])(;W[])(;W[cc]C[<x>]))");
    const NodeIndex node = node_after(graph, "D16");
    ASSERT_EQ(graph.node(node).continuations.size(), 3U);
    const auto edge = [&](const char* point) -> Edge& {
        return graph.edge(*graph.find(node, normal_move(graph.node(node).stones, *board::parse_vertex(point, 19))));
    };
    edge("F17").played.games = 30;
    edge("C17").move_class = MoveClass::standard;
    graph.node(node).rest.games = 10;
    const auto found = continuations(graph, node);
    EXPECT_EQ(&graph.edge(found[0].edge), &edge("F17"));
    EXPECT_EQ(found[0].share, 0.75);
    EXPECT_EQ(&graph.edge(found[1].edge), &edge("C17"));
}

}  // namespace
}  // namespace katachi::joseki
