#include "engine/search/tree.h"

#include <gtest/gtest.h>

namespace katachi::search {
namespace {

// Gives the node children at these vertices.
void grow(Tree& tree, TreeNode& node, std::initializer_list<board::Vertex> vertices) {
    ASSERT_TRUE(Tree::claim(node));
    const auto first = tree.allocate(static_cast<std::uint16_t>(vertices.size()));
    ASSERT_TRUE(first);
    std::uint32_t place = *first;
    for (const board::Vertex vertex : vertices) {
        tree.at(place) = TreeNode();
        tree.at(place++).vertex = vertex;
    }
    Tree::set_children(node, *first, static_cast<std::uint16_t>(vertices.size()));
    Tree::grown(node);
}

TEST(Results, GoOnCountingBeyondWhatAFloatHolds) {
    Results results;
    results.add(0.25F, 16'777'216);
    EXPECT_EQ(results.count() + 1, results.count()) << "where a float stands still";
    results.add_pending();
    results.settle_pending(1);
    EXPECT_LT(results.count(), 16'777'216);
    EXPECT_NEAR(results.mean(), 0.25, 0.01);
}

TEST(Results, GoOnAddingPartsBeyondWhatAFloatHolds) {
    Results results;
    results.add(0.25F, 16'777'216);
    EXPECT_EQ(results.count() + 0.5F, results.count()) << "where a float stands still";
    results.add(1, 0.5F);
    EXPECT_LT(results.count(), 16'777'216);
    EXPECT_NEAR(results.mean(), 0.25, 0.01);
}

TEST(Tree, IsClaimedByOneOnly) {
    Tree tree(10);
    EXPECT_TRUE(Tree::claim(tree.root()));
    EXPECT_FALSE(Tree::claim(tree.root()));
    Tree::give_up(tree.root());
    EXPECT_TRUE(Tree::claim(tree.root()));
    EXPECT_FALSE(is_grown(tree.root()));
}

TEST(Tree, HasRoomForNoMoreThanItsCapacity) {
    Tree tree(10);
    EXPECT_EQ(tree.allocate(5), 1U);
    EXPECT_EQ(tree.allocate(5), std::nullopt);
    EXPECT_EQ(tree.allocate(4), 6U);
    EXPECT_EQ(tree.size(), 10U);
}

TEST(Tree, KeepsWhatIsBelowTheMoveThatWasMade) {
    Tree tree(100);
    grow(tree, tree.root(), {21, 22, 23});
    TreeNode& made = tree.children(tree.root())[1];
    made.results.add(1);
    grow(tree, tree.children(tree.root())[0], {24});
    grow(tree, made, {25, 26});
    grow(tree, tree.children(made)[1], {27});
    tree.children(made)[1].rave.add(0.25F, 2);

    ASSERT_TRUE(tree.descend(22));
    EXPECT_EQ(tree.root().vertex, 22);
    EXPECT_EQ(tree.root().results.count(), 1);
    const auto family = tree.children(tree.root());
    ASSERT_EQ(family.size(), 2U);
    EXPECT_EQ(family[0].vertex, 25);
    EXPECT_FALSE(is_grown(family[0]));
    EXPECT_EQ(family[1].rave.sum(), 0.5F);
    ASSERT_TRUE(is_grown(family[1]));
    EXPECT_EQ(tree.children(family[1])[0].vertex, 27);
    EXPECT_EQ(tree.size(), 4U);
}

TEST(Tree, IsEmptyAfterAMoveItDoesNotKnow) {
    Tree tree(100);
    EXPECT_FALSE(tree.descend(22));
    grow(tree, tree.root(), {21});
    tree.root().results.add(1);
    EXPECT_FALSE(tree.descend(22));
    EXPECT_EQ(tree.root().results.count(), 0);
    EXPECT_FALSE(is_grown(tree.root()));
    EXPECT_EQ(tree.size(), 1U);
}

TEST(Results, LosesNothingOnceWhatIsPendingIsSettled) {
    Results results;
    results.add(1);
    results.add_pending();
    EXPECT_EQ(results.mean(), 0.5F);
    results.settle_pending(1);
    EXPECT_EQ(results.mean(), 1);
}

}  // namespace
}  // namespace katachi::search
