// The table of solved games that ships, against the solver, for every space that it promises.
#include "engine/eyes/solved_eyes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <random>

#include "engine/eyes/solved_games.h"
#include "engine/match/eyes/eye_matcher.h"
#include "tests/eyes/shapes.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::eyes {
namespace {

using match::BareEyeSpace;
using match::EyePoints;

// Rows with a frame of edges where the space lies at them.
std::string placed(const Rows& rows, bool south, bool west) {
    std::string text;
    std::size_t columns = 0;
    for (const std::string& row : rows) columns = std::max(columns, row.size());
    for (const std::string& row : rows) text += (west ? "|" : "") + row + "%";
    if (south) text += (west ? "+" : "") + std::string(columns, '-');
    return text;
}

void expect_solved(const std::string& text) {
    const match::EyeGraph graph = match::read_eye_graph(text).graph;
    if (!match::is_drawable(graph)) return;
    const match::BareEyeSpace space = match::bare_eye_space(graph);
    const std::size_t size = graph.points.size();
    for (int liberties = size <= 6 ? 0 : 2; liberties <= usual_outer_liberties; ++liberties) {
        const auto found = match::solved_answer(solved_eyes().eyes, space, liberties);
        ASSERT_TRUE(found) << text << ", " << liberties;
        ASSERT_EQ(*found, *EyeSolver(graph, {.outer_liberties = liberties}).solve()) << text << ", " << liberties;
    }
}

TEST(SolvedEyes, AreTheSolversAnswersForAllSpacesOfUpToFourPoints) {
    for (int size = 1; size <= 4; ++size)
        for (const Rows& shape : connected_shapes(size))
            for (const Rows& rows : fillings(shape, ".X!$"))
                for (const auto& [south, west] : {std::pair{false, false}, {true, false}, {true, true}})
                    ASSERT_NO_FATAL_FAILURE(expect_solved(placed(rows, south, west)));
}

TEST(SolvedEyes, AreTheSolversAnswersForRandomSpacesOfUpToSevenPoints) {
    std::mt19937 random(test::test_seed());
    const auto of_seven = [](const Rows& rows) {
        int points = 0, margins = 0;
        for (const std::string& row : rows)
            for (const char cell : row) {
                points += cell == ' ' || cell == '|' || cell == '-' || cell == '+' ? 0 : 1;
                margins += cell == '!' || cell == '$' ? 1 : 0;
            }
        return points < 7 || margins <= 3;
    };
    int compared = 0;
    for (int round = 0; round < test::rounds(2'000, 100'000); ++round) {
        const Rows rows = random_space(5 + round % 3, random);
        if (!of_seven(rows) || match::read_eye_graph(coded(rows)).graph.points.size() > 8) continue;
        ASSERT_NO_FATAL_FAILURE(expect_solved(coded(rows)));
        ++compared;
    }
    EXPECT_GE(compared, 1'000);
}

// Up to ten points without margins, with stones in them.
TEST(SolvedEyes, AreTheSolversAnswersForRandomSpacesWithoutMargins) {
    std::mt19937 random(test::test_seed());
    int compared = 0;
    for (int round = 0; round < test::rounds(200, 2'000); ++round) {
        Rows rows = random_space(8 + round % 3, random);
        for (std::string& row : rows)
            for (char& cell : row) cell = cell == '!' ? '.' : cell == '$' ? 'X' : cell;
        const match::EyeGraph graph = match::read_eye_graph(coded(rows)).graph;
        // Islands are points too, too many of them in some drawings.
        if (graph.points.empty() || graph.points.size() > static_cast<std::size_t>(8 + round % 3)) continue;
        ASSERT_NO_FATAL_FAILURE(expect_solved(coded(rows)));
        ++compared;
    }
    EXPECT_GE(compared, 100);
}

TEST(SolvedEyes, LeaveOutWhatTheyDoNotPromise) {
    const auto answer = [](const char* text) {
        return match::solved_answer(solved_eyes().eyes, match::bare_eye_space(match::read_eye_graph(text).graph),
                                    usual_outer_liberties);
    };
    EXPECT_TRUE(answer("!......."));
    EXPECT_FALSE(answer("!!......"));
    EXPECT_TRUE(answer(".........."));
    EXPECT_FALSE(answer("!........"));
    EXPECT_FALSE(answer("..........."));
    EXPECT_FALSE(answer("!!!!..."));
    EXPECT_TRUE(answer("!!!...."));
    EXPECT_FALSE(match::solved_answer(match::EyeTables(), match::bare_eye_space(match::read_eye_graph(".").graph),
                                      usual_outer_liberties));
}

TEST(SolvedEyes, AreTheSolversAnswersForApproaches) {
    std::mt19937 random(test::test_seed());
    int compared = 0;
    for (int round = 0; round < test::rounds(300, 15'000); ++round) {
        const match::EyeGraph graph = match::read_eye_graph(coded(random_space(1 + round % 5, random))).graph;
        if (graph.points.size() > 5 || !match::is_drawable(graph)) continue;
        for (BareEyeSpace space : with_approaches({match::bare_eye_space(graph)})) {
            const int liberties = static_cast<int>(random() % (usual_outer_liberties + 1));
            const auto found = match::solved_answer(solved_eyes().eyes, space, liberties);
            ASSERT_TRUE(found);
            ASSERT_EQ(*found, *EyeSolver(space, {.outer_liberties = liberties}).solve());
            ++compared;
        }
    }
    EXPECT_GE(compared, 300);
}

TEST(SolvedEyes, TakeLessThanFourMegabytes) {
    std::size_t bytes = 0;
    match::visit_sections(solved_eyes(), [&](std::string_view, const auto& rows) { bytes += rows.size_bytes(); });
    EXPECT_LT(bytes, 4'000'000U);
}

}  // namespace
}  // namespace katachi::eyes
