// What check_corners lets through is safe to match; each thing that is not has its words.
#include "engine/match/blob/check_corners.h"

#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <random>

#include "compiler/emit/table_builder.h"
#include "engine/match/blob/check_tables.h"
#include "engine/match/corner_matcher.h"
#include "engine/match/matcher.h"
#include "tests/match/random_corners.h"
#include "tests/support/random_position.h"

namespace katachi::match {
namespace {

static_assert(std::has_unique_object_representations_v<CornerRoot>);
static_assert(std::has_unique_object_representations_v<CornerStep>);
static_assert(std::has_unique_object_representations_v<CornerEntry>);

const compiler::PatternDatabase& spoilable_database() {
    static const compiler::PatternDatabase database = corner_database(
        "Pattern A\n\n----+\n....|\n.O..|\n..X.|\n.*..|\n\n:8,s\n\n"
        "Pattern B\n\n----+\n....|\n.O..|\nX.X.|\n..*.|\n\n:8,s\n\n"
        "Pattern C\n\n----+\n....|\n..O.|\n.*..|\n\n:8,s\n");
    return database;
}

// A small tree with arrays that can be spoilt.
struct SpoilableCorners {
    template <typename Row>
    static std::vector<Row> copy(std::span<const Row> rows) {
        return {rows.begin(), rows.end()};
    }

    SpoilableCorners() {
        const compiler::BuiltTables built(std::span(&spoilable_database(), 1));
        roots = copy(built.tables().corners.roots);
        steps = copy(built.tables().corners.steps);
        entries = copy(built.tables().corners.entries);
    }

    CornerTables tables() const { return {roots, steps, entries}; }
    CornerRoot& first_root() {
        return *std::ranges::find_if(roots, [](const CornerRoot& root) { return root.step != no_step; });
    }

    std::vector<CornerRoot> roots;
    std::vector<CornerStep> steps;
    std::vector<CornerEntry> entries;
};

constexpr std::size_t pattern_count = 3;

std::string check_spoilt_corners(const std::function<void(SpoilableCorners&)>& spoil) {
    SpoilableCorners corners;
    spoil(corners);
    return check_corners(corners.tables(), pattern_count);
}

TEST(CheckCorners, LetsSoundOnesThrough) {
    EXPECT_EQ(check_spoilt_corners([](auto&) {}), "");
    EXPECT_EQ(check_corners({}, 0), "");
}

TEST(CheckCorners, RefusesATreeThatLeadsAstray) {
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.steps.clear(); }), "a corner tree without steps");
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.roots.pop_back(); }), "a corner tree without its roots");
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.first_root().step = 1000; }), "a corner root that is not there");
    EXPECT_EQ(
        check_spoilt_corners([](auto& t) { t.first_root().step = static_cast<std::uint32_t>(t.steps.size() - 1); }),
        "a corner root that is not there")
        << "the last step is an end";
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.first_root().step ^= 1; }), "a corner root of another stone");
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.first_root().rows = 20; }), "a corner root that fits no board");
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.steps[0].end = 0; }), "a corner step that leads astray");
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.steps[0].end = 1000; }), "a corner step that leads astray");
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.steps[1].column = 19; }), "a corner step that fits no board");
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.first_root().columns = 1; }),
              "a corner step beyond its root's reach");
}

TEST(CheckCorners, RefusesPatternsThatCannotBe) {
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.steps[0].first_entry = 3; }), "corner patterns out of order");
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.entries.pop_back(); }), "corner patterns that are not there");
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.entries[0].pattern = 3; }), "a corner pattern that is not there");
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.entries[1].rows = 0; }), "a corner pattern that fits no board");
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.entries[1].columns = 20; }), "a corner pattern that fits no board");
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.entries[1].stones = 1000; }),
              "a corner pattern with more stones than a board");
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.entries[1].move_row = 7; }),
              "a corner pattern's move outside of its rectangle");
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.entries[2].turn = 8; }), "a corner pattern with no such transform");
    EXPECT_EQ(check_spoilt_corners([](auto& t) { t.entries[0].rows = 19; }),
              "a corner pattern beyond its root's reach");
}

struct SpoilableTurns {
    SpoilableCorners corners;
    std::vector<TableOrientation> orientations;
};

std::string check_spoilt_tables(const std::function<void(SpoilableTurns&)>& spoil) {
    const compiler::BuiltTables built(std::span(&spoilable_database(), 1));
    const auto& sound = built.tables().orientations;
    SpoilableTurns spoilt{.corners = {}, .orientations = {sound.begin(), sound.end()}};
    spoil(spoilt);
    PatternTables tables = built.tables();
    tables.corners = spoilt.corners.tables();
    tables.orientations = spoilt.orientations;
    return check_corner_orientations(tables);
}

TEST(CheckCorners, RefusesPatternsWithoutTheOrientationsThatTheyAreFoundIn) {
    EXPECT_EQ(check_spoilt_tables([](auto&) {}), "");
    EXPECT_EQ(check_spoilt_tables([](auto& t) { t.orientations.pop_back(); }),
              "a corner pattern in an orientation that is not there");
    EXPECT_EQ(check_spoilt_tables([](auto& t) { t.orientations[7].orientation = 0; }),
              "a corner pattern in an orientation that is not there");
    const std::string unfit = "a corner pattern that its orientation does not fit";
    EXPECT_EQ(check_spoilt_tables([](auto& t) { ++t.orientations[0].rows; }), unfit);
    EXPECT_EQ(check_spoilt_tables([](auto& t) { t.orientations[9].edges = 0; }), unfit);
    EXPECT_EQ(check_spoilt_tables([](auto& t) { t.orientations[9].edges |= edge_north | edge_south; }), unfit);
    EXPECT_EQ(check_spoilt_tables([](auto& t) { --t.corners.entries[2].columns; }), unfit);
    EXPECT_EQ(check_spoilt_tables([](auto& t) { t.corners.entries[0].turn ^= 1; }), unfit);
}

template <typename Row>
void damage(std::vector<Row>& rows, std::mt19937& random) {
    if (rows.empty()) return;
    auto* const bytes = reinterpret_cast<unsigned char*>(rows.data());
    bytes[random() % (rows.size() * sizeof(Row))] ^= static_cast<unsigned char>(1U << random() % 8);
}

// Moves that are found lie on the board, whatever was let through.
TEST(CheckCorners, WhatItLetsThroughIsSafeToMatch) {
    std::mt19937 random(test::test_seed());
    const SpoilableCorners sound;
    int let_through = 0;
    for (int round = 0; round < 20000; ++round) {
        SpoilableCorners spoilt = sound;
        for (auto times = 1 + random() % 3; times > 0; --times) {
            damage(spoilt.steps, random);
            if (random() % 2 == 0) damage(spoilt.entries, random);
            if (random() % 4 == 0) damage(spoilt.roots, random);
        }
        if (!check_corners(spoilt.tables(), pattern_count).empty()) continue;
        ++let_through;
        const int size = board::min_board_size + static_cast<int>(random() % (board::max_board_size - 1));
        const board::Position position = test::random_position(size, 0.1 * static_cast<double>(random() % 4), random);
        visit_corners(spoilt.tables(), position, [&](const CornerMatch& match) {
            EXPECT_LT(match.pattern, pattern_count);
            if (match.move != board::pass_vertex) {
                EXPECT_TRUE(position.on_board(board::row_of(match.move), board::column_of(match.move)));
            }
        });
    }
    EXPECT_GT(let_through, 1000);
}

// The same of what the general matcher makes of them: rectangles lie on the board.
TEST(CheckCorners, WhatItLetsThroughIsSafeForTheGeneralMatcher) {
    std::mt19937 random(test::test_seed());
    const compiler::BuiltTables built(std::span(&spoilable_database(), 1));
    int let_through = 0;
    for (int round = 0; round < 20000; ++round) {
        const auto& sound = built.tables().orientations;
        SpoilableTurns spoilt{.corners = {}, .orientations = {sound.begin(), sound.end()}};
        damage(spoilt.corners.entries, random);
        if (random() % 2 == 0) damage(spoilt.orientations, random);
        PatternTables tables = built.tables();
        tables.corners = spoilt.corners.tables();
        tables.orientations = spoilt.orientations;
        if (!check_tables(tables).empty()) continue;
        ++let_through;
        const int size = board::min_board_size + static_cast<int>(random() % (board::max_board_size - 1));
        const board::Position position = test::random_position(size, 0.1 * static_cast<double>(random() % 4), random);
        Matcher matcher(tables);
        const auto see = [&](const Hit& hit) {
            const Match match = match_of(tables, hit);
            EXPECT_TRUE(position.on_board(board::row_of(match.upper_left), board::column_of(match.upper_left)));
            EXPECT_TRUE(position.on_board(board::row_of(match.lower_right), board::column_of(match.lower_right)));
        };
        matcher.set(position);
        matcher.scan(see);
        matcher.update(board::Position(size), [&](const Hit& hit, Change) { see(hit); });
    }
    EXPECT_GT(let_through, 1000);
}

}  // namespace
}  // namespace katachi::match
