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

TEST(Continuations, AreDoubtfulWhereTheirClassOrManyGamesSaySo) {
    Graph graph = graph_of("(;SZ[19];B[dd](;W[fc])(;W[cc]))");
    const auto moves = graph.node(node_after(graph, "D16")).continuations;
    const EdgeIndex seldom = moves[0], often = moves[1];
    const auto is_doubtful_of = [&](std::int64_t played, std::int64_t all, std::optional<MoveClass> move_class = {}) {
        graph.edge(seldom).played.games = played;
        graph.edge(often).played.games = all - played;
        graph.edge(seldom).move_class = move_class;
        return is_doubtful(graph, seldom);
    };
    EXPECT_TRUE(is_doubtful_of(1, 100));
    EXPECT_FALSE(is_doubtful_of(2, 100));
    EXPECT_FALSE(is_doubtful_of(0, 49)) << "too few to tell";
    EXPECT_FALSE(is_doubtful_of(0, 100, MoveClass::standard));
    EXPECT_TRUE(is_doubtful_of(50, 100, MoveClass::antisuji));
    EXPECT_TRUE(is_doubtful_of(50, 100, MoveClass::trick));
}

// Of the earliest game that is known.
TEST(Edge, KeepsTheExampleOfTheFirstGame) {
    Edge edge;
    const auto example_after = [&](int date, const char* example) {
        edge.add_played({.games = 1, .first_date = date, .last_date = date}, example);
        return edge.example;
    };
    EXPECT_EQ(example_after(0, "undated"), "undated");
    EXPECT_EQ(example_after(20160713, "late"), "late");
    EXPECT_EQ(example_after(18460911, ""), "late") << "nobody has named an earlier one";
    EXPECT_EQ(example_after(18400101, "early"), "early");
    EXPECT_EQ(example_after(20170101, "later"), "early");
}

}  // namespace
}  // namespace katachi::joseki
