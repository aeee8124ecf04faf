// Canonical forms against all orders of a graph's points.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "engine/match/eyes/canonical_form.h"
#include "tests/eyes/shapes.h"
#include "tests/support/random_position.h"

namespace katachi::eyes {
namespace {

using match::EyeGraph;

EyeGraph reordered(const EyeGraph& graph, const std::vector<std::size_t>& order) {
    EyeGraph other = graph;
    for (std::size_t i = 0; i < order.size(); ++i) {
        other.points[i] = graph.points[order[i]];
        other.points[i].neighbours = 0;
        for (std::size_t j = 0; j < order.size(); ++j)
            if (graph.points[order[i]].neighbours & match::eye_point(order[j]))
                other.points[i].neighbours |= match::eye_point(j);
    }
    return other;
}

bool same_points(const EyeGraph& a, const EyeGraph& b) {
    return std::equal(a.points.begin(), a.points.end(), b.points.begin(), b.points.end(),
                      [](const match::EyeGraphPoint& x, const match::EyeGraphPoint& y) {
                          return x.content == y.content && x.marginal == y.marginal && x.neighbours == y.neighbours;
                      });
}

bool are_isomorphic(const EyeGraph& a, const EyeGraph& b) {
    if (a.points.size() != b.points.size()) return false;
    std::vector<std::size_t> order(a.points.size());
    std::iota(order.begin(), order.end(), 0U);
    do {
        if (same_points(reordered(a, order), b)) return true;
    } while (std::next_permutation(order.begin(), order.end()));
    return false;
}

TEST(CanonicalForm, IsTheSameForIsomorphicGraphsAlone) {
    std::vector<EyeGraph> graphs;
    for (int size = 1; size <= 4; ++size)
        for (const Rows& shape : connected_shapes(size))
            for (const Rows& rows : fillings(shape, size < 4 ? ".X!" : ".!"))
                graphs.push_back(match::read_eye_graph(coded(rows)).graph);
    std::vector<match::EyeGraphKey> keys;
    for (const EyeGraph& graph : graphs) keys.push_back(match::canonical_form(graph, match::BoardEdges::left_out).key);
    int same = 0;
    for (std::size_t i = 0; i < graphs.size(); ++i)
        for (std::size_t j = i + 1; j < graphs.size(); ++j) {
            ASSERT_EQ(keys[i] == keys[j], are_isomorphic(graphs[i], graphs[j])) << i << " and " << j;
            same += keys[i] == keys[j] ? 1 : 0;
        }
    EXPECT_GT(graphs.size(), 100U);
    EXPECT_GT(same, 50);
}

TEST(CanonicalForm, IsTheSameInAnyOrder) {
    std::mt19937 random(test::test_seed());
    for (int size = 1; size <= 8; ++size)
        for (int round = 0; round < 30; ++round) {
            const EyeGraph graph = match::read_eye_graph(coded(random_space(size, random))).graph;
            std::vector<std::size_t> order(graph.points.size());
            std::iota(order.begin(), order.end(), 0U);
            std::shuffle(order.begin(), order.end(), random);
            const EyeGraph other = reordered(graph, order);
            const match::CanonicalForm a = match::canonical_form(graph, match::BoardEdges::kept),
                                       b = match::canonical_form(other, match::BoardEdges::kept);
            ASSERT_EQ(a.key, b.key);
            const auto in_order = [](const match::CanonicalForm& form, std::size_t count) {
                return std::vector<std::size_t>(form.order.begin(),
                                                form.order.begin() + static_cast<std::ptrdiff_t>(count));
            };
            ASSERT_TRUE(
                same_points(reordered(graph, in_order(a, order.size())), reordered(other, in_order(b, order.size()))));
        }
}

}  // namespace
}  // namespace katachi::eyes
