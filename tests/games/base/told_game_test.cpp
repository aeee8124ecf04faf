// What a base tells of its games: their sources, their headers, their records, and who may hope to win.
#include "games/base/told_game.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "compiler/sgf/writer.h"
#include "games/base/base_moves.h"
#include "games/base/game_filter.h"
#include "games/base/game_odds.h"
#include "games/base/import_session.h"
#include "tests/support/temporary_folder.h"

namespace katachi::games {
namespace {

class ToldGames : public testing::Test {
  protected:
    void add(const std::string& path, const std::string& entry, const std::string& text) const {
        ImportSession session(base_, {});
        session.add_text(path, entry, text);
        session.finish();
    }
    std::vector<ToldGame> told() const { return told_games(base_, filtered_games(base_, {.with_duplicates = true})); }

    test::TemporaryFolder folder_;
    GameBase base_ = GameBase::open(folder_ / "base", GameBase::Access::write);
};

TEST_F(ToldGames, AreNamedAsTheirSources) {
    add("one.sgf", "", "(;B[cc])");
    add("two.sgf", "", "(;B[cd])(;B[ce])");
    add("all.zip", "2016/a.sgf", "(;B[cf])");
    std::vector<std::string> sources;
    for (const ToldGame& game : told()) sources.push_back(game.source);
    EXPECT_EQ(sources, (std::vector<std::string>{"one.sgf", "two.sgf#1", "two.sgf#2", "all.zip: 2016/a.sgf"}));
}

TEST_F(ToldGames, KeepTheOrderOfWhatTheirRecordsSay) {
    add("a.sgf", "", "(;PC[Tokyo]RO[3]DT[1996-12-27,1997-01-03]BR[9p]WR[2d];B[cc])");
    const auto games = told();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].headers.written, (std::vector<std::pair<std::string, std::string>>{
                                            {"DT", "1996-12-27,1997-01-03"}, {"PC", "Tokyo"}, {"RO", "3"}}));
    EXPECT_EQ(games[0].headers.date->text(), "1996-12-27 to 1997-01-03");
    EXPECT_EQ(games[0].headers.black_rank->text(), "9p");
    EXPECT_EQ(games[0].headers.white_rank->text(), "2d");
}

TEST_F(ToldGames, HaveRecordsThatSayWhatTheirsSaid) {
    add("a.sgf", "", "(;SZ[9]HA[2]PB[A]PW[B]BR[3k]WR[2d]EV[Cup]KM[0.5]RU[Japanese]PC[Tokyo]AB[cc][gg];W[ee])");
    const auto games = told();
    ASSERT_EQ(games.size(), 1U);
    const std::string record = compiler::sgf_text(record_of(games[0], BaseMoves(base_).game(1)));
    for (const char* said : {"SZ[9]", "HA[2]", "PB[A]", "PW[B]", "BR[3k]", "WR[2d]", "EV[Cup]", "KM[0.5]",
                             "RU[Japanese]", "PC[Tokyo]", "AB[cc][gg]", "W[ee]"})
        EXPECT_NE(record.find(said), std::string::npos) << said << " in " << record;
}

TEST_F(ToldGames, BeginWithAHandicapOfBlackStonesAlone) {
    add("a.sgf", "", "(;SZ[9]AB[cc];W[dd])(;SZ[9]AB[cc][gg]AW[cg];W[dd])(;SZ[9]AB[cc][gg];W[dd])(;SZ[9]HA[3];W[dd])");
    std::vector<int> handicaps;
    for (const ToldGame& game : told()) handicaps.push_back(game.headers.handicap);
    EXPECT_EQ(handicaps, (std::vector<int>{0, 0, 2, 3}));
}

TEST_F(ToldGames, AreToldTogetherWithThoseOfTheSameMoves) {
    add("a.sgf", "", "(;B[cc])(;B[ce])(;B[cc])(;B[cf])(;B[ce])(;B[cc])");
    const EqualGames equal = equal_games(base_);
    EXPECT_EQ(equal.numbers, (std::vector<std::int64_t>{1, 3, 6, 2, 5}));
    EXPECT_EQ(equal.duplicates, 3U);
}

TEST_F(ToldGames, GoWithAllThatWasSaidOfThem) {
    add("a.sgf", "", "(;PC[Tokyo];B[cc])(;PC[Kyoto];B[ce])");
    add("a.sgf", "", "(;PC[Nara];B[cc])");
    const auto written = base_.connection().execAndGet("SELECT group_concat(text) FROM written").getString();
    EXPECT_EQ(written, "Nara");
}

TEST_F(ToldGames, HaveOdds) {
    add("a.sgf", "", "(;BR[3k]WR[2d]KM[6.5];B[cc])(;B[ce])");
    const auto odds = game_odds(base_);
    ASSERT_EQ(odds.size(), 2U);
    EXPECT_EQ(odds[0].black_rank, header_rank("3k")->strength());
    EXPECT_EQ(odds[0].white_rank, header_rank("2d")->strength());
    EXPECT_EQ(odds[0].komi, 6.5);
    EXPECT_EQ(odds[1].number, 2);
    EXPECT_EQ(odds[1].black_rank, std::nullopt);
    EXPECT_EQ(odds[1].komi, std::nullopt);
}

}  // namespace
}  // namespace katachi::games
