// Which games of a base pass filters, and how names of players are known.
#include "games/base/game_filter.h"

#include <gtest/gtest.h>

#include "base/files/file_error.h"
#include "games/base/header_rank.h"
#include "games/base/import_session.h"
#include "tests/support/temporary_folder.h"

namespace katachi::games {
namespace {

using Numbers = std::vector<std::int64_t>;

constexpr const char* four_games =
    "(;SZ[9]PB[Cho Chikun]PW[Kobayashi Koichi]BR[9p]WR[9p]DT[1983-05-06]RE[B+R]KM[5.5]EV[7th Kisei];B[cc];W[dd])"
    "(;SZ[9]PB[趙治勲]PW[Rin Kaiho]BR[9p]WR[9p]DT[1985]RE[W+0.5]KM[5.5]EV[Meijin];B[cd];W[dd];B[ee])"
    "(;SZ[9]PB[ｋｏｂａｙａｓｈｉ  koichi]PW[CHO CHIKUN]DT[1986-01-15,16]RE[B+2.5]KM[5.5]EV[10th Kisei];B[ee])"
    "(;SZ[9]PB[Amateur]PW[Other]BR[3k]WR[2d]HA[3]RE[0]KM[0.5];W[cc];B[ce];W[cf];B[cg])";

class GameFilterTest : public testing::Test {
  protected:
    GameFilterTest() : base_(GameBase::open(folder_ / "base", GameBase::Access::write)) {
        BaseWriter(base_).store(read_aliases("# players\nCho Chikun = 趙治勲, 조치훈\n", "players.txt"));
        ImportSession session(base_, {});
        session.add_text("games.sgf", "", four_games);
        session.finish();
    }

    Numbers passing(const GameFilter& filter) const { return filtered_games(base_, filter); }
    Numbers players(std::vector<GameFilter::Player> names) const { return passing({.players = std::move(names)}); }

    test::TemporaryFolder folder_;
    GameBase base_;
};

TEST_F(GameFilterTest, KnowsPlayersByAnySpelling) {
    for (const char* name : {"Cho Chikun", "cho  chikun", "趙治勲", "조치훈", "ＣＨＯ ＣＨＩＫＵＮ"})
        EXPECT_EQ(players({{name}}), (Numbers{1, 2, 3})) << name;
    EXPECT_EQ(players({{"Rin Kaiho"}}), (Numbers{2}));
}

TEST_F(GameFilterTest, KnowsPlayersAsTheLatestAliasesSay) {
    BaseWriter(base_).store(read_aliases("Rin Kaiho = 趙治勲\nCho Chikun = Amateur\n", "players.txt"));
    EXPECT_EQ(players({{"Rin Kaiho"}}), (Numbers{2}));
    EXPECT_EQ(players({{"趙治勲"}}), (Numbers{2}));
    EXPECT_EQ(players({{"Cho Chikun"}}), (Numbers{1, 3, 4}));
    BaseWriter(base_).store(read_aliases("Amateur = Other\n", "players.txt"));
    EXPECT_EQ(players({{"Amateur"}}), (Numbers{4}));
    EXPECT_EQ(players({{"Cho Chikun"}}), (Numbers{1, 3}));
}

TEST_F(GameFilterTest, TakesGamesOfTwoPlayers) {
    EXPECT_EQ(players({{"Cho Chikun"}, {"Kobayashi Koichi"}}), (Numbers{1, 3}));
    EXPECT_EQ(players({{"Cho Chikun", board::Colour::black}}), (Numbers{1, 2}));
    EXPECT_EQ(players({{"Cho Chikun", board::Colour::white}}), (Numbers{3}));
    EXPECT_EQ(players({{"Rin Kaiho"}, {"Amateur"}}), (Numbers{}));
}

TEST_F(GameFilterTest, NamesPlayersThatMayBeMeant) {
    try {
        players({{"Kobayashi"}});
        FAIL();
    } catch (const base::FileError& error) {
        EXPECT_NE(std::string(error.what()).find("did you mean Kobayashi Koichi"), std::string::npos) << error.what();
    }
}

TEST_F(GameFilterTest, ComparesDates) {
    EXPECT_EQ(passing({.since = plain_date("1985")}), (Numbers{2, 3}));
    EXPECT_EQ(passing({.since = plain_date("1985-06")}), (Numbers{2, 3}));
    EXPECT_EQ(passing({.since = plain_date("1986-01-16")}), (Numbers{3}));
    EXPECT_EQ(passing({.since = plain_date("1986-01-17")}), (Numbers{}));
    EXPECT_EQ(passing({.until = plain_date("1983-05")}), (Numbers{1}));
    EXPECT_EQ(passing({.until = plain_date("1986-01-15")}), (Numbers{1, 2, 3})) << "on which the third began";
    EXPECT_EQ(passing({.until = plain_date("1986-01-14")}), (Numbers{1, 2}));
    EXPECT_EQ(passing({.until = plain_date("1983-05-05")}), (Numbers{}));
}

TEST_F(GameFilterTest, ComparesTheRest) {
    EXPECT_EQ(passing({.result = "B"}), (Numbers{1, 3}));
    EXPECT_EQ(passing({.result = "B+R"}), (Numbers{1}));
    EXPECT_EQ(passing({.result = "W+0.5"}), (Numbers{2}));
    EXPECT_EQ(passing({.result = "0"}), (Numbers{4}));
    const int nine = header_rank("9p")->strength();
    EXPECT_EQ(passing({.rank = Range<int>{nine, nine}}), (Numbers{1, 2}));
    EXPECT_EQ(passing({.rank = Range<int>{header_rank("5k")->strength(), header_rank("3d")->strength()}}),
              (Numbers{4}));
    EXPECT_EQ(passing({.rank = Range<int>{header_rank("5k")->strength(), header_rank("1d")->strength()}}), (Numbers{}))
        << "both players are asked about";
    for (const char* event : {"kisei", "KISEI"}) EXPECT_EQ(passing({.event = event}), (Numbers{1, 3})) << event;
    EXPECT_EQ(passing({.handicap = Range<int>{2, 9}}), (Numbers{4}));
    EXPECT_EQ(passing({.komi = Range<double>{5, 6}}), (Numbers{1, 2, 3}));
    EXPECT_EQ(passing({.length = Range<int>{2, 3}}), (Numbers{1, 2}));
    EXPECT_EQ(passing({}), (Numbers{1, 2, 3, 4}));
}

// The first of three equal games that passes counts, once.
TEST(GameFilterOfDuplicates, TakesTheFirstThatPasses) {
    const test::TemporaryFolder folder;
    const GameBase base = GameBase::open(folder / "base", GameBase::Access::write);
    ImportSession session(base, {});
    session.add_text("games.sgf", "", "(;PB[A];B[cc])(;PB[B];B[cc])(;PB[B];B[qc])(;PB[B];B[dd])");
    session.finish();
    EXPECT_EQ(filtered_games(base, {}), (Numbers{1, 4}));
    EXPECT_EQ(filtered_games(base, {.players = {{"B"}}}), (Numbers{2, 4}));
    EXPECT_EQ(filtered_games(base, {.with_duplicates = true}), (Numbers{1, 2, 3, 4}));
}

TEST(Aliases, AreReadFromLines) {
    const auto aliases = read_aliases("\xEF\xBB\xBFGo Seigen = 呉清源 , Wu Qingyuan\r\n\n# none\n A B = C # why", "x");
    ASSERT_EQ(aliases.size(), 2U);
    EXPECT_EQ(aliases[0].name, "Go Seigen");
    EXPECT_EQ(aliases[0].spellings, (std::vector<std::string>{"呉清源", "Wu Qingyuan"}));
    EXPECT_EQ(aliases[1].spellings, (std::vector<std::string>{"C"}));
}

TEST(Aliases, AreRefusedWithTheirLine) {
    for (const char* text : {"\nno sign", "\n= B", "\nA =", "\nA = B,,C", "A = B\nC = b", "\nA = \xff"}) {
        try {
            read_aliases(text, "x");
            FAIL() << text;
        } catch (const base::FileError& error) {
            EXPECT_TRUE(std::string(error.what()).starts_with("x:2: ")) << error.what();
        }
    }
}

}  // namespace
}  // namespace katachi::games
