// Games that go into a segment come out of it; one that is damaged says so.
#include "games/index/segment.h"

#include <gtest/gtest.h>

#include "base/files/atomic_file.h"
#include "games/index/segment_builder.h"
#include "tests/support/sgf_games.h"
#include "tests/support/temporary_folder.h"

namespace katachi::games {
namespace {

std::string bytes_of(const std::vector<sgf::Game>& games) {
    std::vector<SegmentGame> given;
    for (const sgf::Game& game : games) given.push_back({.game = &game});
    return segment_bytes(given);
}

void expect_same(const sgf::Game& found, const sgf::Game& given) {
    EXPECT_EQ(found.size, given.size);
    EXPECT_EQ(found.handicap, given.handicap);
    ASSERT_EQ(found.events.size(), given.events.size());
    for (std::size_t i = 0; i < given.events.size(); ++i) {
        EXPECT_EQ(found.events[i].kind, given.events[i].kind);
        EXPECT_EQ(found.events[i].colour, given.events[i].colour);
        EXPECT_EQ(found.events[i].vertex, given.events[i].vertex);
    }
}

TEST(Segment, GivesBackItsGames) {
    const auto games = test::sgf_games(
        "(;SZ[19]HA[2]AB[dd][pp];W[dp];B[];PL[B];AE[dd];B[sa])(;SZ[2];B[aa];W[bb])(;SZ[40];B[aa])(;SZ[9])");
    const Segment segment(bytes_of(games), "base");
    ASSERT_EQ(segment.games(), games.size());
    for (std::uint32_t i = 0; i < segment.games(); ++i) expect_same(segment.game(i), games[i]);
}

TEST(Segment, KeepsWhatIsKnownOfAGame) {
    const auto games = test::sgf_games("(;SZ[19];B[aa])(;SZ[19];B[bb])(;SZ[19];B[cc])");
    const std::vector<SegmentGame> given{{&games[0], board::Colour::black, 1846, true},
                                         {&games[1], board::Colour::white, 0, false},
                                         {&games[2], std::nullopt, 2016, true}};
    const Segment segment(segment_bytes(given), "base");
    for (std::uint32_t i = 0; i < 3; ++i) {
        EXPECT_EQ(segment.winner(i), given[i].winner);
        EXPECT_EQ(segment.year(i), given[i].year);
        EXPECT_EQ(segment.is_counted(i), given[i].is_counted);
    }
}

TEST(Segment, OfNoGamesIsSound) { EXPECT_EQ(Segment(bytes_of({}), "base").games(), 0U); }

TEST(Segment, IsMappedFromAFile) {
    const test::TemporaryFolder folder;
    const auto games = test::sgf_games("(;SZ[19];B[aa];W[qd])");
    const auto path = folder.path() / "games";
    base::write_file(path, bytes_of(games));
    expect_same(Segment(path).game(0), games[0]);
}

}  // namespace
}  // namespace katachi::games
