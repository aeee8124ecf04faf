// Games move by move: when they end, whose turn it is, and what the players are told of their time.
#include "regression/matches/conduct.h"

#include <gmock/gmock.h>

#include "base/files/file_error.h"
#include "engine/sgf/game.h"
#include "regression/matches/standings.h"
#include "tests/regression/matches/scripted_match.h"

namespace katachi::regression {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

std::string answers(const std::string& words) { return "--claims B+1 --answers '" + words + "'"; }

// The first of two games, in which A is Black, on the empty board.
class FirstGame : public ScriptedMatch {
  public:
    FirstGame(const std::string& a, const std::string& b) : ScriptedMatch(a, b) {
        settings.games = 2;
        settings.random_moves = 0;
    }
    PlayedGame played() { return play_all().at(0); }
};

TEST(Conduct, EndsWithTwoPassesInARow) {
    FirstGame match(answers("C3 pass D4 pass"), answers("B2 C4 pass pass"));
    const PlayedGame game = match.played();
    EXPECT_EQ(game.moves, 7);
    EXPECT_EQ(game.end, GameEnd::passes);
    EXPECT_EQ(game.result, "B+1");
}

TEST(Conduct, GoesOnBehindAPassWhereOnlyRepeatedPositionsEndAGame) {
    FirstGame match(answers("C3 pass"), answers("pass"));
    match.settings.rules = *board::find_rules("japanese");
    const PlayedGame game = match.played();
    EXPECT_EQ(game.moves, 3);
    EXPECT_EQ(game.end, GameEnd::passes);
}

TEST(Conduct, TakesAResignationInAnyLetters) {
    FirstGame match(answers("C3 ReSign"), answers("B2"));
    const PlayedGame game = match.played();
    EXPECT_EQ(game.end, GameEnd::resignation);
    EXPECT_EQ(game.result, "W+R");
}

TEST(Conduct, AsksTheOneWhoIsToMoveBehindTheOpening) {
    FirstGame match(answers("D4 pass"), answers("pass"));
    const auto point = [](const char* word) { return board::parse_vertex(word, 5).value(); };
    match.settings.openings = {{.name = "one stone",
                                .moves = {{.colour = board::Colour::black, .vertex = point("C3")}},
                                .to_move = board::Colour::black}};
    match.played();
    const auto game = sgf::SgfReader(match.sgf(0)).next();
    ASSERT_TRUE(game);
    EXPECT_EQ(game->events.at(2).colour, board::Colour::black);
    EXPECT_EQ(game->events.at(2).vertex, point("D4"));
}

TEST(Conduct, WaitsNoLongerThanTheClock) {
    FirstGame match("--claims B+1 --fault hang:2", answers("C3 C4"));
    match.settings.time = {.main_seconds = 0.5, .period_seconds = 0, .period_stones = 0};
    const PlayedGame game = match.played();
    EXPECT_EQ(game.end, GameEnd::time);
    EXPECT_EQ(game.result, "W+T");
    EXPECT_THAT(game.explanation, HasSubstr("Black's flag fell at move 3"));
    EXPECT_LT(game.costs[0].longest_seconds, 10) << "the longest that an answer may take is 20 s";
}

TEST(Conduct, TellsTheTimeThatIsLeftBeforeEachMove) {
    FirstGame match("--unsure --answers 'C3 D4'", "--unsure --answers 'B2 B3'");
    match.settings.time = {.main_seconds = 0, .period_seconds = 1000, .period_stones = 3};
    match.played();
    for (const char* line : {"A < time_left b 1000 3\n", "B < time_left w 1000 3\n", "A < time_left b (999|1000) 2\n",
                             "B < time_left w (999|1000) 2\n", "A < time_left b (999|1000) 1\n"})
        EXPECT_THAT(match.log(0), ContainsRegex(line));
}

TEST(Conduct, WritesDownTheGame) {
    FirstGame match("--unsure --answers 'C3 pass'", "--unsure --answers pass");
    match.settings.players[0].name = "Ten";
    match.settings.time = {.main_seconds = 100, .period_seconds = 10.5, .period_stones = 3};
    match.played();
    const std::string record = match.sgf(0);
    for (const char* part : {"PB[Ten (A)]", "PW[Bo 1 (B)]", "RU[Chinese]", "KM[0.5]", "TM[100]", "OT[3/10.5 Canadian]",
                             "PL[B]", ";B[cc]", ";W[]", "RE[?]"})
        EXPECT_THAT(record, HasSubstr(part));
    EXPECT_EQ(record.find("(disputed)"), std::string::npos);
}

TEST(Conduct, KeepsWhatWasSaidWhereTheWinnerWasDisputed) {
    FirstGame match(answers("C3"), "--claims W+1 --answers pass");
    match.settings.referee = KATACHI_PLAYER " --claims B+2";
    const PlayedGame game = match.played();
    EXPECT_TRUE(game.is_disputed);
    EXPECT_EQ(game.result, "B+2");
    EXPECT_THAT(match.sgf(0), HasSubstr("(disputed)"));
    EXPECT_THAT(match.log(0), HasSubstr("referee > = B+2"));
}

TEST(Conduct, BeginsWithNoRefereeThatCannotBeRun) {
    FirstGame match(answers("C3"), answers("pass"));
    match.settings.referee = "true";
    EXPECT_THROW(match.played(), base::FileError);
}

TEST(Conduct, PromisesNoTimeToAnEngineThatReadsNoFractionOfASecond) {
    FirstGame match("--whole-seconds", "");
    match.settings.time = {.main_seconds = 0.5, .period_seconds = 0, .period_stones = 0};
    EXPECT_THROW(match.played(), base::FileError);
}

// A stone alone on the board has all of its points.
TEST(Conduct, CountsTheBoardLessKomiWhereEveryStoneCounts) {
    FirstGame match(answers("C3"), answers("pass"));
    match.settings.rules = *board::find_rules("tromp-taylor");
    EXPECT_EQ(match.played().result, "B+24.5");
}

// kgsGtp writes the name of these rules with an underscore.
TEST(Conduct, NamesTheRulesAsEachPlayerCallsThem) {
    FirstGame match("--unsure --answers C3 --knows kgs-rules", "--unsure --answers C4 --knows kata-set-rules");
    match.settings.rules = *board::find_rules("new-zealand");
    match.played();
    EXPECT_THAT(match.log(0), HasSubstr("A < kgs-rules new_zealand\n"));
    EXPECT_THAT(match.log(0), HasSubstr("B < kata-set-rules new-zealand\n"));
}

TEST(Conduct, CleansUpWhereStonesOnTheBoardCount) {
    for (const bool is_area : {false, true}) {
        FirstGame match("--cleans --liar --answers C3", "--cleans --liar --answers C4");
        match.settings.rules = *board::find_rules(is_area ? "chinese" : "japanese");
        const auto games = match.play_all();
        const PlayedGame& game = games.at(0);
        EXPECT_EQ(standings(games).disputed, 2);
        EXPECT_EQ(game.explanation.find("after a dispute the dead stones were taken off by play") != std::string::npos,
                  is_area)
            << game.explanation;
    }
}

}  // namespace
}  // namespace katachi::regression
