// Corner patterns in the general matcher: found through the corner tree, and reported as all others are.
#include "engine/match/corner_hits.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "compiler/emit/table_builder.h"
#include "engine/match/matcher.h"
#include "tests/match/judge.h"
#include "tests/match/random_corners.h"
#include "tests/support/counted_allocations.h"
#include "tests/support/random_position.h"

namespace katachi::match {
namespace {

using Matches = std::vector<Match>;

template <typename Scan>
Matches sorted_matches(const PatternTables& tables, const Scan& scan) {
    Matches all;
    scan([&](const Hit& hit) { all.push_back(match_of(tables, hit)); });
    std::sort(all.begin(), all.end(), earlier);
    return all;
}

Matches by_scan(Matcher& matcher, const MatchQuery& query = {}) {
    return sorted_matches(matcher.tables(), [&](const auto& visit) { matcher.scan(visit, query); });
}

// Corner patterns and a few others, on boards of every size.
class CornerHitsTest : public testing::Test {
  protected:
    // Another board, and mostly other patterns.
    void deal() {
        databases = {random.database(30, 2 + random.below(7)),
                     random_database(test::random_position(board::max_board_size, 0.3, numbers), 10, 4, numbers)};
        size = board::min_board_size + random.below(board::max_board_size - board::min_board_size + 1);
        position = random.position(databases[0], size);
    }

    Matches by_reference_of_both() const {
        Matches all = by_reference(databases, position, board::Colour::black);
        const Matches of_white = by_reference(databases, position, board::Colour::white);
        all.insert(all.end(), of_white.begin(), of_white.end());
        std::sort(all.begin(), all.end(), earlier);
        return all;
    }

    RandomCorners random{test::test_seed()};
    std::mt19937 numbers{test::test_seed()};
    std::vector<compiler::PatternDatabase> databases;
    int size = 0;
    board::Position position;
};

TEST_F(CornerHitsTest, ComeWithTheOthersInAScan) {
    std::size_t corners = 0;
    for (int round = 0; round < 300; ++round) {
        deal();
        const compiler::BuiltTables built(databases);
        Matcher matcher(built.tables());
        matcher.set(position);
        const Matches found = by_scan(matcher);
        ASSERT_EQ(found, by_reference_of_both()) << "round " << round << ", " << board::to_rows(position);
        corners += static_cast<std::size_t>(std::ranges::count(found, 0, &Match::database));
    }
    EXPECT_GT(corners, 1000U);
}

// A point, a corner or all of the board changes, and changes back.
TEST_F(CornerHitsTest, ComeAndGoInAnUpdate) {
    std::size_t changes = 0;
    for (int round = 0; round < 300; ++round) {
        deal();
        const compiler::BuiltTables built(databases);
        Matcher updated(built.tables()), scanned(built.tables());
        const board::Position first = position;
        updated.set(first);
        scanned.set(first);
        Matches expected = by_scan(scanned);
        for (int step = 0; step < 8; ++step) {
            if (step % 4 == 3)
                position = random.position(databases[0], size);
            else
                position.put(board::vertex_at(random.below(size), random.below(size)),
                             std::array{board::Colour::empty, board::Colour::black,
                                        board::Colour::white}[static_cast<std::size_t>(random.below(3))]);
            if (step == 7) position = first;
            updated.update(position, [&](const Hit& hit, Change change) {
                const Match match = match_of(built.tables(), hit);
                if (match.database == 0) ++changes;
                if (change == Change::appeared) return expected.push_back(match);
                const auto place = std::find(expected.begin(), expected.end(), match);
                ASSERT_NE(place, expected.end()) << "a match vanished that was not there";
                expected.erase(place);
            });
            std::sort(expected.begin(), expected.end(), earlier);
            scanned.set(position);
            ASSERT_EQ(expected, by_scan(scanned))
                << "round " << round << ", step " << step << ", " << board::to_rows(position);
        }
    }
    EXPECT_GT(changes, 1000U);
}

TEST_F(CornerHitsTest, AreThoseThatAQueryNames) {
    std::size_t matches = 0;
    for (int round = 0; round < 60; ++round) {
        deal();
        const compiler::BuiltTables built(databases);
        const PatternTables& tables = built.tables();
        Matcher matcher(tables);
        matcher.set(position);
        const Matches all = by_scan(matcher);
        const auto those = [&](const auto& condition) {
            Matches chosen;
            std::ranges::copy_if(all, std::back_inserter(chosen), condition);
            return chosen;
        };
        const PatternFilter joseki(tables,
                                   [&](std::uint16_t pattern) { return tables.patterns[pattern].database == 0; });
        EXPECT_EQ(by_scan(matcher, {.filter = &joseki}), those([](const Match& match) { return match.database == 0; }));
        EXPECT_EQ(by_scan(matcher, {.white = false}),
                  those([](const Match& match) { return match.colour == board::Colour::black; }));
        Matches by_vertex, by_area;
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column) {
                const board::Vertex vertex = board::vertex_at(row, column);
                PointMask area;
                area.add(vertex);
                matcher.scan_at(vertex, [&](const Hit& hit) {
                    EXPECT_EQ(hit.anchor, vertex);
                    by_vertex.push_back(match_of(tables, hit));
                });
                matcher.scan([&](const Hit& hit) { by_area.push_back(match_of(tables, hit)); }, {.area = &area});
            }
        std::sort(by_vertex.begin(), by_vertex.end(), earlier);
        std::sort(by_area.begin(), by_area.end(), earlier);
        EXPECT_EQ(by_vertex, all);
        EXPECT_EQ(by_area, all);
        matches += all.size();
    }
    EXPECT_GT(matches, 100U);
}

TEST(CornerHits, EndWhenTheVisitorHasSeenEnough) {
    const std::vector<compiler::PatternDatabase> databases{
        corner_database("Pattern Empty\n\n---+\n...|\n..*|\n...|\n\n:8,s\n")};
    const compiler::BuiltTables built(databases);
    Matcher matcher(built.tables());
    matcher.set(board::Position(9));
    int seen = 0;
    matcher.scan([&](const Hit&) { return ++seen < 3; });
    EXPECT_EQ(seen, 3);
    board::Position next(9);
    next.put(board::vertex_at(1, 1), board::Colour::black);
    seen = 0;
    matcher.update(next, [&](const Hit&, Change) { return ++seen < 2; });
    EXPECT_EQ(seen, 2);
}

TEST(CornerHits, HaveNoPlaceInTheTrie) {
    const std::vector<compiler::PatternDatabase> databases{
        corner_database("Pattern Corner\n\n---+\n...|\n..*|\n...|\n\n:8,s\n\n")};
    const compiler::BuiltTables corner(databases);
    EXPECT_TRUE(corner.tables().trie.slots.empty());
    EXPECT_EQ(corner.tables().orientations.size(), 8U);
}

TEST(CornerHits, CostNoAllocation) {
    const std::vector<compiler::PatternDatabase> databases{
        corner_database("Pattern Empty\n\n---+\n...|\n..*|\n...|\n\n:8,s\n")};
    const compiler::BuiltTables built(databases);
    Matcher matcher(built.tables());
    board::Position next(9);
    next.put(board::vertex_at(1, 1), board::Colour::black);
    matcher.set(board::Position(9));
    int seen = 0;
    const std::size_t before = test::counted_allocations();
    matcher.scan([&](const Hit&) { ++seen; });
    matcher.update(next, [&](const Hit&, Change) { ++seen; });
    EXPECT_EQ(test::counted_allocations(), before);
    EXPECT_EQ(seen, 20);
}

}  // namespace
}  // namespace katachi::match
