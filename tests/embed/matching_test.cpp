// The C face finds what Matcher finds.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <random>
#include <thread>
#include <vector>

#include "compiler/emit/blob.h"
#include "engine/match/matcher.h"
#include "patterndb/library_tables.h"
#include "tests/embed/c_face.h"
#include "tests/support/random_position.h"
#include "tests/support/tiny_tables.h"

namespace katachi::embed {
namespace {

// What the fast matcher itself finds, in the C face's form.
Matches expected_matches(match::Matcher& matcher) {
    Matches matches;
    matcher.scan([&](const match::Hit& hit) {
        const match::Match match = match::match_of(matcher.tables(), hit);
        const bool moves = match.move != board::pass_vertex;
        matches.push_back({match.pattern, match.colour == board::Colour::black ? KATACHI_BLACK : KATACHI_WHITE,
                           static_cast<int>(match.orientation), moves ? board::row_of(match.move) : -1,
                           moves ? board::column_of(match.move) : -1, board::row_of(match.upper_left),
                           board::column_of(match.upper_left), board::row_of(match.lower_right),
                           board::column_of(match.lower_right)});
    });
    std::sort(matches.begin(), matches.end());
    return matches;
}

TEST(CMatching, FindsWhatTheMatcherFinds) {
    std::mt19937 random(test::test_seed());
    const Patterns patterns = open_bytes(library_blob());
    const CMatcher matcher = matcher_of(patterns);
    match::Matcher judge(library_tables());
    std::size_t found = 0;
    for (int round = 0; round < 90; ++round) {
        const board::Position position =
            test::random_position(board::min_board_size + round % 18, 0.1 + 0.1 * (round % 5), random);
        judge.set(position);
        ASSERT_TRUE(katachi_set_board(matcher.get(), position.size, points_of(position).data(), nullptr));
        const Matches all = scan(matcher);
        ASSERT_EQ(all, expected_matches(judge)) << board::to_rows(position);
        found += all.size();

        Matches by_point;
        for (int row = 0; row < position.size; ++row)
            for (int column = 0; column < position.size; ++column)
                EXPECT_TRUE(katachi_scan_point(matcher.get(), row, column, collect, &by_point, nullptr));
        std::sort(by_point.begin(), by_point.end());
        ASSERT_EQ(by_point, all) << board::to_rows(position);
    }
    EXPECT_GT(found, 1000U);
}

TEST(CMatching, TellsWhatAppearedAndVanished) {
    std::mt19937 random(test::test_seed());
    const Patterns patterns = open_bytes(library_blob());
    const CMatcher matcher = matcher_of(patterns);
    board::Position position = test::random_position(13, 0.3, random);
    ASSERT_TRUE(katachi_set_board(matcher.get(), 13, points_of(position).data(), nullptr));
    std::size_t changed = 0;
    for (int round = 0; round < 60; ++round) {
        const Matches before = scan(matcher);
        const auto line = [&] { return static_cast<int>(random() % 13U); };
        position.put(board::vertex_at(line(), line()), static_cast<board::Colour>(random() % 3));
        Changes changes;
        ASSERT_TRUE(katachi_update(matcher.get(), 13, points_of(position).data(), collect_change, &changes, nullptr));
        const Matches after = scan(matcher);
        for (Matches* matches : {&changes.appeared, &changes.vanished}) std::sort(matches->begin(), matches->end());
        Matches gained, lost;
        std::set_difference(after.begin(), after.end(), before.begin(), before.end(), std::back_inserter(gained));
        std::set_difference(before.begin(), before.end(), after.begin(), after.end(), std::back_inserter(lost));
        ASSERT_EQ(changes.appeared, gained) << board::to_rows(position);
        ASSERT_EQ(changes.vanished, lost) << board::to_rows(position);
        changed += gained.size() + lost.size();
    }
    EXPECT_GT(changed, 20U);
}

TEST(CMatching, TakesTheNewBoardThoughNobodyListensToTheEnd) {
    const Patterns patterns = open_bytes(library_blob());
    const CMatcher matcher = matcher_of(patterns), judge = matcher_of(patterns);
    std::mt19937 random(test::test_seed());
    const Points before = points_of(test::random_position(9, 0.4, random)),
                 after = points_of(test::random_position(9, 0.4, random));
    ASSERT_TRUE(katachi_set_board(judge.get(), 9, after.data(), nullptr));

    const auto stop = [](const katachi_match*, katachi_change, void* context) {
        ++*static_cast<int*>(context);
        return false;
    };
    int calls = 0;
    ASSERT_TRUE(katachi_set_board(matcher.get(), 9, before.data(), nullptr));
    ASSERT_TRUE(katachi_update(matcher.get(), 9, after.data(), stop, &calls, nullptr));
    EXPECT_EQ(calls, 1);
    EXPECT_EQ(scan(matcher), scan(judge));

    ASSERT_TRUE(katachi_set_board(matcher.get(), 9, before.data(), nullptr));
    ASSERT_TRUE(katachi_update(matcher.get(), 9, after.data(), nullptr, nullptr, nullptr));
    EXPECT_EQ(scan(matcher), scan(judge));
}

TEST(CMatching, EndsWhenTheVisitorHasSeenEnough) {
    const Patterns patterns = open_bytes(library_blob());
    const CMatcher matcher = matcher_of(patterns);
    std::mt19937 random(test::test_seed());
    ASSERT_TRUE(
        katachi_set_board(matcher.get(), 19, points_of(test::random_position(19, 0.4, random)).data(), nullptr));
    ASSERT_GT(scan(matcher).size(), 3U);
    int calls = 0;
    const auto count_to_three = [](const katachi_match*, void* context) { return ++*static_cast<int*>(context) < 3; };
    katachi_scan(matcher.get(), count_to_three, &calls);
    EXPECT_EQ(calls, 3);
}

// A checksum that fits says nothing of who has made the tables.
TEST(CMatching, GivesNoRectangleBeyondTheBoard) {
    match::PatternTables tables = test::tiny_tables();
    std::vector<match::TableOrientation> orientations(tables.orientations.begin(), tables.orientations.end());
    orientations.front().rows = orientations.front().columns = board::max_board_size;
    tables.orientations = orientations;
    const Patterns patterns = open_bytes(compiler::blob_bytes(tables));
    ASSERT_NE(patterns, nullptr);
    const CMatcher matcher = matcher_of(patterns);
    match::Matcher judge(tables);
    std::mt19937 random(test::test_seed());
    const board::Position position = test::random_position(19, 0.4, random);
    judge.set(position);
    Changes changes;
    ASSERT_TRUE(katachi_update(matcher.get(), 19, points_of(position).data(), collect_change, &changes, nullptr));
    Matches found = scan(matcher);
    EXPECT_LT(found.size(), expected_matches(judge).size());
    EXPECT_FALSE(changes.appeared.empty());
    for (const Matches* matches : {&changes.appeared, &changes.vanished})
        found.insert(found.end(), matches->begin(), matches->end());
    for (const katachi_match& match : found) EXPECT_TRUE(match.bottom < 19 && match.right < 19) << match.bottom;
}

TEST(CMatching, RunsInSeveralThreadsOverTheSamePatterns) {
    const Patterns patterns = open_bytes(library_blob());
    std::mt19937 random(test::test_seed());
    const Points points = points_of(test::random_position(19, 0.4, random));
    std::array<Matches, 3> found;
    std::vector<std::thread> threads;
    for (Matches& matches : found)
        threads.emplace_back([&] {
            const CMatcher matcher = matcher_of(patterns);
            katachi_set_board(matcher.get(), 19, points.data(), nullptr);
            matches = scan(matcher);
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_FALSE(found[0].empty());
    EXPECT_EQ(found[0], found[1]);
    EXPECT_EQ(found[0], found[2]);
}

}  // namespace
}  // namespace katachi::embed
