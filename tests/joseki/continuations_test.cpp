// What is told of a position by the games that reached it.
#include "joseki/graph/continuations.h"

#include <gtest/gtest.h>

#include "tests/joseki/support.h"

namespace katachi::joseki {
namespace {

struct Counted {
    Graph graph;
    NodeIndex node;
};

// Black's stone on the star point: White approached or played elsewhere in so many games.
Counted counted(std::int64_t approached, std::int64_t elsewhere) {
    Counted result{graph_of("(;SZ[19];B[dd](;W[fc])(;W[]))"), 0};
    result.node = node_after(result.graph, "D16");
    const auto& moves = result.graph.node(result.node).continuations;
    EXPECT_EQ(moves.size(), 2U);
    for (const EdgeIndex index : moves) {
        Edge& edge = result.graph.edge(index);
        edge.played.games = edge.move == board::pass_vertex ? elsewhere : approached;
    }
    return result;
}

std::optional<Urgency> told(std::int64_t approached, std::int64_t elsewhere, std::optional<Urgency> stated = {}) {
    Counted position = counted(approached, elsewhere);
    position.graph.node(position.node).urgency = stated;
    return urgency(position.graph, position.node);
}

TEST(Urgency, IsToldByGames) {
    EXPECT_EQ(told(10, 9), std::nullopt);
    EXPECT_EQ(told(40, 20), Urgency::may);
    EXPECT_EQ(told(90, 10), Urgency::should_not);
    EXPECT_EQ(told(1000, 10), Urgency::must_not);
}

TEST(Urgency, ForbidsNothingThatPlayersDo) {
    EXPECT_EQ(told(19440, 810), Urgency::should_not);
    EXPECT_EQ(told(19440, 810, Urgency::must_not), Urgency::should_not);
    EXPECT_EQ(told(10, 20, Urgency::must_not), Urgency::may);
    EXPECT_EQ(told(42, 0, Urgency::must_not), Urgency::must_not);
}

TEST(Urgency, ForbidsNothingByFewGames) {
    EXPECT_EQ(told(299, 0), Urgency::should_not);
    EXPECT_EQ(told(300, 0), Urgency::must_not);
}

TEST(Urgency, TakesTenukiThatWasNotKeptForPlayed) {
    Graph graph = graph_of("(;SZ[19];B[dd];W[fc])");
    const NodeIndex node = node_after(graph, "D16");
    graph.edge(graph.node(node).continuations.front()).played.games = 300;
    EXPECT_EQ(urgency(graph, node), Urgency::must_not);
    graph.node(node).rest.games = 9;
    EXPECT_EQ(urgency(graph, node), Urgency::should_not);
}

TEST(Urgency, IsNotToldByGamesThatCameByTenuki) {
    Graph graph = graph_of("(;SZ[19];B[dd];W[];B[fc])");
    for (std::size_t i = 0; i < graph.edges().size(); ++i) graph.edge(static_cast<EdgeIndex>(i)).played.games = 1000;
    EXPECT_EQ(urgency(graph, node_after(graph, "D16 pass")), std::nullopt);
    graph.edge(graph.node(node_after(graph, "D16 pass")).continuations.front()).played.games = 1400;
    EXPECT_EQ(urgency(graph, node_after(graph, "D16 pass")), Urgency::must_not);
}

TEST(Urgency, IsNotToldOfAnEmptyCorner) {
    Counted position = counted(1000, 0);
    position.graph.edge(position.graph.node(0).continuations.front()).played.games = 1000;
    position.graph.node(0).urgency = Urgency::must_not;
    EXPECT_EQ(urgency(position.graph, 0), std::nullopt);
}

}  // namespace
}  // namespace katachi::joseki
