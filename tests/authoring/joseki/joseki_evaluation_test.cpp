// Ends of joseki libraries, and what they are worth to the engine.
#include "tools/authoring/joseki/joseki_evaluation.h"

#include <gmock/gmock.h>

#include <set>

#include "tests/authoring/joseki/library_of_text.h"
#include "tools/authoring/joseki/shipped_joseki.h"

namespace katachi::authoring {
namespace {

const char* const corner =
    "(;GM[1]FF[4]SZ[19];B[pd](;W[nc];B[qf];W[pb];B[qc];W[kc])(;W[qc];B[pc])(;W[];B[nc])(;W[jc];B[gc]))";

TEST(JosekiEvaluation, FindsTheEndsOfALibrary) {
    const JosekiEnds found = joseki_ends(library_of(corner));
    std::set<std::pair<std::size_t, bool>> kinds;  // moves, whether who began is to move
    for (const JosekiEnd& end : found.ends) kinds.emplace(end.moves.size(), end.corner.beginner_is_to_move);
    EXPECT_EQ(kinds, (std::set<std::pair<std::size_t, bool>>{{6, true}, {3, false}}));
    EXPECT_EQ(found.with_tenuki, 1U);
    EXPECT_EQ(found.too_wide, 1U);
}

// A library that keeps no rare moves stops where games went on.
TEST(JosekiEvaluation, BelievesGamesWhereSequencesEnd) {
    joseki::Graph library = library_of(corner);
    const JosekiEnds before = joseki_ends(library);
    const joseki::NodeIndex last = *before.ends.front().node;
    library.node(last).rest = {.games = 10};
    const joseki::NodeIndex middle = library.edge(library.node(last).predecessors.front()).from;
    library.node(middle).ended = {.games = 2};
    library.node(middle).rest = {.games = 8};
    std::vector<joseki::NodeIndex> ends;
    for (const JosekiEnd& end : joseki_ends(library).ends) ends.push_back(*end.node);
    EXPECT_EQ(ends.size(), before.ends.size());
    EXPECT_THAT(ends, testing::Contains(middle));
    EXPECT_THAT(ends, testing::Not(testing::Contains(last)));
}

TEST(JosekiEvaluation, FillsCornersWithEndsOfAnEvenNumberOfMoves) {
    const joseki::Graph library = library_of(corner);
    const std::vector<CornerEnd> balanced = balanced_ends(library, joseki_ends(library));
    ASSERT_EQ(balanced.size(), 1U);
    EXPECT_EQ(balanced.front().stones.size(), 6U);
    EXPECT_EQ(first_moves(library).size(), 1U);
}

TEST(JosekiEvaluation, OfTheShippedJosekiHasEnoughEnds) {
    const joseki::Graph library = shipped_joseki();
    const JosekiEnds found = joseki_ends(library);
    EXPECT_GE(found.ends.size(), 300U);
    EXPECT_GE(balanced_ends(library, found).size(), 100U);
    EXPECT_EQ(first_moves(library).size(), 5U);
    for (const JosekiEnd& end : found.ends) EXPECT_TRUE(lies_in_corner(end.corner.stones));
}

// The mirror image of a corner is the same corner, and a first move gains what it is worth beside the mean of them.
TEST(JosekiEvaluation, ComparesWithWhatWasThereBefore) {
    const joseki::Graph library = library_of(corner);
    std::mt19937 random(3);
    const std::atomic<bool> stop = false;
    const JosekiJudge judge(random_corner_boards(balanced_ends(library, joseki_ends(library)), 2, random),
                            first_moves(library), stop);
    EXPECT_NEAR(judge.worth(first_moves(library).front())->points, 0, 1e-9);
    EXPECT_NEAR(judge.worth({})->points, 0, 1e-9);
    const CornerEnd gift{.stones = {{static_cast<std::int16_t>(board::vertex_at(3, 3)), true},
                                    {static_cast<std::int16_t>(board::vertex_at(2, 5)), true},
                                    {static_cast<std::int16_t>(board::vertex_at(5, 2)), true}},
                         .beginner_is_to_move = true};
    const std::optional<Worth> worth = judge.worth(gift);
    EXPECT_GT(worth->points, 5);
    EXPECT_EQ(worth->boards, 2U);
}

TEST(JosekiEvaluation, StopsWhereItIsAsked) {
    const joseki::Graph library = library_of(corner);
    std::mt19937 random(3);
    std::atomic<bool> stop = false;
    const JosekiJudge judge(random_corner_boards(balanced_ends(library, joseki_ends(library)), 2, random),
                            first_moves(library), stop);
    stop = true;
    EXPECT_EQ(judge.worth({}), std::nullopt);
}

TEST(JosekiEvaluation, TellsSuccessOfWhoBegan) {
    joseki::Graph library = library_of(corner);
    const JosekiEnds found = joseki_ends(library);
    ASSERT_FALSE(found.ends.empty());
    for (const JosekiEnd& end : found.ends) {
        joseki::Node& node = library.node(*end.node);
        node.ended = {.games = 10, .own_wins = 9, .opponent_wins = 1};
        node.outcome = joseki::Advantage::own;
        const KnownSuccess known = known_success(library, end);
        const bool is_own = end.corner.beginner_is_to_move;
        EXPECT_EQ(known.games, 10);
        EXPECT_NEAR(known.wins->rate, is_own ? 0.9 : 0.1, 1e-9);
        EXPECT_EQ(known.outcome, is_own ? joseki::Advantage::own : joseki::Advantage::opponent);
    }
}

}  // namespace
}  // namespace katachi::authoring
