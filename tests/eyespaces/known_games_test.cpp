// Games from the table are worth what a search says, those from memory what they are anew.
#include "engine/eyespaces/known_games.h"

#include <gtest/gtest.h>

#include "engine/eyes/solved_eyes.h"
#include "tests/eyespaces/read_eyes.h"
#include "tests/support/needs.h"
#include "tests/support/recorded_positions.h"

namespace katachi::eyespaces {
namespace {

using match::eye_point;

match::BareEyeSpace row_of(std::size_t size) {
    match::BareEyeSpace row;
    row.size = size;
    row.walled = row.all();
    for (std::size_t i = 0; i + 1 < size; ++i) {
        row.neighbours[i] |= eye_point(i + 1);
        row.neighbours[i + 1] |= eye_point(i);
    }
    return row;
}

// Nothing that is read for one is remembered for the other.
EyeSpaces judged(board::Board board, KnownGames& known) {
    reading::Tactics tactics({.nodes = 100});
    return EyeSpaces(board, worms::Worms(board, tactics), tactics, known);
}

TEST(KnownGames, TakeSmallOnesFromTheTable) {
    KnownGames known(solved_eyes().eyes), searched(no_tables);
    const match::BareEyeSpace row = row_of(3);
    EXPECT_EQ(known.value(row).least, searched.value(row).least);
    EXPECT_EQ(known.searches(), 0u);
    EXPECT_EQ(searched.searches(), 1u);
}

TEST(KnownGames, TellApproachesFromMargins) {
    match::BareEyeSpace row = row_of(3);
    row.margins = eye_point(2);
    row.walled = eye_point(0) | eye_point(1);
    match::BareEyeSpace approached = row;
    approached.approaches = row.margins;
    KnownGames known(solved_eyes().eyes), searched(no_tables);
    EXPECT_EQ(known.value(approached).least, searched.value(approached).least);
    EXPECT_EQ(known.searches(), 0u);
}

TEST(KnownGames, SearchOnce) {
    KnownGames known(solved_eyes().eyes);
    match::BareEyeSpace large = row_of(match::largest_eye_graph);
    large.margins = large.all();
    const match::BareEyeSpace smaller = row_of(9);
    for (int i = 0; i < 2; ++i) {
        EXPECT_FALSE(known.value(large).is_proved()) << "too large to solve";
        EXPECT_TRUE(known.value(smaller, 1).is_proved()) << "the table has two liberties";
    }
    EXPECT_EQ(known.searches(), 2u);
}

TEST(KnownGames, TellLibertiesOutsideAndBeliefsApart) {
    KnownGames known(no_tables);
    const match::BareEyeSpace row = row_of(4);
    for (const int liberties : {0, 1, 2})
        EXPECT_EQ(known.value(row, liberties).least, KnownGames(no_tables).value(row, liberties).least);
    EXPECT_EQ(known.searches(), 3u);
    known.value(row, 2, 1);
    EXPECT_EQ(known.searches(), 4u);
    known.value(row, 2, 1);
    EXPECT_EQ(known.searches(), 4u);
}

TEST(KnownGames, OfRecordedPositionsDoNotDependOnWhatWasAskedBefore) {
    KATACHI_NEEDS(test::recorded_matches_file);
    KnownGames known(solved_eyes().eyes);
    std::uint64_t searches = 0;
    std::size_t spaces = 0, next = 0;
    for (const test::RecordedPosition& recorded : test::recorded_positions()) {
        if (next++ % 2 != 0) continue;
        const board::Board board(recorded.position);
        KnownGames unknown(solved_eyes().eyes);
        const EyeSpaces anew = judged(board, unknown), quick = judged(board, known);
        ASSERT_EQ(quick.all().size(), anew.all().size());
        for (std::size_t i = 0; i < anew.all().size(); ++i)
            ASSERT_TRUE(quick.all()[i].worth == anew.all()[i].worth)
                << "the space of " << board::vertex_name(anew.all()[i].region.points.first(), board.size()) << " in "
                << recorded.game << " before move " << recorded.move;
        spaces += anew.all().size();
        searches += unknown.searches();
    }
    EXPECT_GT(spaces, 1000u);
    EXPECT_LT(known.searches(), searches) << "memory does not answer";
}

}  // namespace
}  // namespace katachi::eyespaces
