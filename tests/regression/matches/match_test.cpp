// Whole matches of the scripted player: what a player may do wrong, and what becomes of it.
#include <gmock/gmock.h>

#include <thread>

#include "base/files/file_error.h"
#include "engine/sgf/game.h"
#include "regression/matches/standings.h"
#include "tests/regression/matches/scripted_match.h"

namespace katachi::regression {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

struct FaultCase {
    const char* options;
    GameEnd end;
    const char* explanation;
    const char* result;
};

void PrintTo(const FaultCase& fault, std::ostream* out) { *out << fault.options; }

class Faults : public testing::TestWithParam<FaultCase> {};

TEST_P(Faults, LoseTheGameAndLeaveALog) {
    ScriptedMatch match("", GetParam().options);
    if (GetParam().end == GameEnd::no_answer) match.settings.timeout = std::chrono::milliseconds(300);
    match.settings.games = 2;
    const auto games = match.play();
    ASSERT_EQ(games.size(), 2U);
    for (const auto& [number, game] : games) {
        EXPECT_EQ(game.end, GetParam().end) << game.explanation;
        EXPECT_EQ(game.winning_player(), 0U);
        EXPECT_THAT(game.explanation, HasSubstr(GetParam().explanation));
        EXPECT_EQ(game.result, (number == 0 ? "B" : "W") + std::string(GetParam().result));
        const std::string log = match.log(number);
        EXPECT_EQ(log.empty(), !is_fault(game.end));
        EXPECT_EQ(log.find("B < boardsize 5") == std::string::npos, log.empty());
        EXPECT_THAT(match.sgf(number), HasSubstr("RE[" + game.result + "]"));
    }
    EXPECT_EQ(standings(games).players[1].lost_by.at(GetParam().end), 2);
}

INSTANTIATE_TEST_SUITE_P(
    All, Faults,
    testing::Values(
        FaultCase{"--fault crash:5", GameEnd::crash, "signal 11", "+F"},
        FaultCase{"--fault leave:5", GameEnd::crash, "exit status 3", "+F"},
        FaultCase{"--fault illegal:5", GameEnd::illegal_move, "the point is occupied", "+F"},
        FaultCase{"--fault hang:5", GameEnd::no_answer, "no answer within 0.3 s", "+F"},
        FaultCase{"--fault nonsense:5", GameEnd::refusal, "answered `somewhere`", "+F"},
        FaultCase{"--fault refuse:5", GameEnd::refusal, "which is legal: I do not like it", "+F"},
        FaultCase{"--fault crash-count:0", GameEnd::crash, "asked for the score: no answer: it ended", "+F"},
        FaultCase{"--fault hang-count:0", GameEnd::no_answer, "asked for the score: no answer within", "+F"},
        FaultCase{"--fault resign:5", GameEnd::resignation, "", "+R"}));

TEST(Match, IsUnknownWhereBothCrashWhenAskedForTheScore) {
    ScriptedMatch match("--fault crash-count:0", "--fault crash-count:0");
    match.settings.games = 2;
    for (const auto& [number, game] : match.play_all()) {
        EXPECT_EQ(game.winner, Winner::unknown);
        EXPECT_THAT(match.log(number), HasSubstr("signal 11"));
    }
}

TEST(Match, GoesOnWithNewProcessesAfterACrash) {
    ScriptedMatch match("--seed 1", "--seed 2 --fault crash:6:3");
    match.settings.games = 12;
    match.concurrency = 1;
    const Standings now = standings(match.play());
    EXPECT_EQ(now.games, 12);
    const int crashes = now.ends.at(GameEnd::crash);
    EXPECT_GT(crashes, 0);
    EXPECT_LT(crashes, 12);
    EXPECT_EQ(now.ends.at(GameEnd::passes), 12 - crashes);
}

TEST(Match, ForgivesPlayersThatEndBetweenTwoGames) {
    ScriptedMatch match("--leaves", "--leaves");
    match.concurrency = 1;
    const Standings now = standings(match.play());
    EXPECT_EQ(now.ends, (std::map<GameEnd, int>{{GameEnd::passes, 4}}));
}

TEST(Match, PlaysEachOpeningTwiceWithColoursSwapped) {
    ScriptedMatch match("--seed 1", "--seed 2");
    match.settings.games = 6;
    match.settings.random_moves = 4;
    match.play();
    std::vector<std::vector<board::Vertex>> openings;
    for (int number = 0; number < 6; ++number) {
        const auto game = sgf::SgfReader(match.sgf(number)).next();
        ASSERT_TRUE(game);
        EXPECT_EQ(game->black, number % 2 == 0 ? "Aki 1 (A)" : "Bo 1 (B)");
        EXPECT_EQ(game->white, number % 2 == 0 ? "Bo 1 (B)" : "Aki 1 (A)");
        openings.emplace_back();
        for (std::size_t i = 0; i < 4; ++i) openings.back().push_back(game->events.at(i).vertex);
    }
    EXPECT_EQ(openings[0], openings[1]);
    EXPECT_EQ(openings[2], openings[3]);
    EXPECT_NE(openings[0], openings[2]);
}

TEST(Match, DependsOnItsSeedAlone) {
    std::vector<std::vector<std::string>> records;
    for (const int concurrency : {1, 3}) {
        ScriptedMatch match("--seed 1", "--seed 2");
        match.settings.games = 8;
        match.concurrency = concurrency;
        match.play();
        records.emplace_back();
        for (int number = 0; number < 8; ++number) records.back().push_back(match.sgf(number));
    }
    EXPECT_EQ(records[0], records[1]);
    ScriptedMatch other("--seed 1", "--seed 2");
    other.settings.seed = 2;
    other.play();
    EXPECT_NE(other.sgf(0), records[0][0]);
}

TEST(Match, EndsOnTimeWhenTheFlagFalls) {
    ScriptedMatch match("", "--nap 0.1");
    match.settings.games = 2;
    match.settings.time = {.main_seconds = 0.95, .period_seconds = 0, .period_stones = 0};
    for (const auto& [number, game] : match.play_all()) {
        EXPECT_EQ(game.end, GameEnd::time);
        EXPECT_EQ(game.winning_player(), 0U);
        EXPECT_THAT(game.result, testing::EndsWith("+T"));
        // Ten naps are too many, but no single one, even on a busy machine.
        EXPECT_LE(game.costs[1].moves, 10);
        EXPECT_GE(game.costs[1].moves, 2);
        EXPECT_GT(game.costs[1].seconds, 0.94);
    }
}

TEST(Match, CountsWhereThePlayersDisagree) {
    ScriptedMatch liar("", "--liar");
    liar.settings.games = 8;
    int disputed = 0;
    for (const auto& [number, game] : liar.play_all()) {
        // Nobody can tell, unless the liar has really won.
        EXPECT_EQ(game.is_disputed, game.winner == Winner::unknown);
        if (game.winner != Winner::unknown) continue;
        ++disputed;
        EXPECT_EQ(game.result, "?");
        EXPECT_THAT(game.explanation, HasSubstr("there is no referee"));
        EXPECT_THAT(liar.log(number), HasSubstr("final_score"));
    }
    EXPECT_GE(disputed, 1);
    ScriptedMatch judged("", "--liar");
    judged.settings.games = 2;
    judged.settings.referee = KATACHI_PLAYER;
    for (const auto& [number, game] : judged.play_all()) {
        EXPECT_NE(game.winner, Winner::unknown);
        EXPECT_THAT(game.explanation, HasSubstr("the referee says so"));
    }
}

TEST(Match, KeepsTheWinnerThatBothPlayersName) {
    ScriptedMatch match("--claims B+3.5", "--claims B+0.5");
    match.settings.games = 2;
    match.settings.referee = KATACHI_PLAYER " --claims W+7.5";
    for (const auto& [number, game] : match.play_all()) {
        EXPECT_EQ(game.result, "B+");
        EXPECT_EQ(game.winner, Winner::black);
        EXPECT_FALSE(game.is_disputed);
        EXPECT_THAT(game.explanation, HasSubstr("both name the winner; Black says B+"));
        EXPECT_THAT(game.explanation, HasSubstr("; a count says W+7.5"));
    }
    ScriptedMatch measured("--claims B+3.5", "--claims B+0.5");
    measured.settings.games = 2;
    measured.settings.referee = KATACHI_PLAYER " --claims B+1.5";
    for (const auto& [number, game] : measured.play_all()) EXPECT_EQ(game.result, "B+1.5");
}

TEST(Match, KeepsNoGameThatIsStoppedWhileTheRefereeCounts) {
    ScriptedMatch match("", "--liar");
    match.settings.games = 2;
    const fs::path starts = match.folder / "starts";
    match.settings.referee =
        "sh -c 'echo >> " + starts.string() + "; exec " + KATACHI_PLAYER + " --fault hang-count:0'";
    const std::jthread user([&] {
        // It is started once to see whether it runs, and then to count.
        while (!fs::exists(starts) || fs::file_size(starts) < 2)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        match.stop.store(true);
    });
    EXPECT_TRUE(match.play().empty());
    EXPECT_EQ(match.end, MatchEnd::stopped);
}

TEST(Match, IsCleanedUpAfterADispute) {
    ScriptedMatch match("--cleans --liar", "--cleans --liar");
    match.settings.games = 2;
    for (const auto& [number, game] : match.play_all()) {
        EXPECT_TRUE(game.is_disputed);
        EXPECT_NE(game.winner, Winner::unknown);
        EXPECT_THAT(game.explanation, HasSubstr("both say so; after a dispute"));
    }
}

TEST(Match, IsCountedWithoutTheStonesThatBothCallDead) {
    ScriptedMatch match("--marks", "--marks --unsure");
    match.settings.games = 2;
    const auto games = match.play_all();
    ScriptedMatch told;
    told.settings.games = 2;
    for (const auto& [number, game] : told.play_all()) {
        EXPECT_EQ(games.at(number).result, game.result);
        EXPECT_THAT(games.at(number).explanation, HasSubstr("counted without the stones that both call dead"));
    }
}

TEST(Match, SettlesGamesThatReachTheMoveLimit) {
    ScriptedMatch match;
    match.settings.games = 2;
    match.settings.move_limit = 10;
    for (const auto& [number, game] : match.play_all()) {
        EXPECT_EQ(game.end, GameEnd::move_limit);
        EXPECT_EQ(game.moves, 10);
        EXPECT_NE(game.winner, Winner::unknown);
    }
}

TEST(Match, AsksNobodyByTrompTaylorRules) {
    ScriptedMatch match("--unsure", "--unsure");
    match.settings.rules = *board::find_rules("tromp-taylor");
    for (const auto& [number, game] : match.play_all()) EXPECT_EQ(game.explanation, "every stone counts");
}

TEST(Match, MeasuresTheProcessorTimeOfEachPlayer) {
    ScriptedMatch match("--burn 0.02", "--nap 0.02");
    match.settings.games = 2;
    match.settings.move_limit = 12;
    match.concurrency = 1;
    const Standings now = standings(match.play());
    const PlayerCost& burner = now.players[0].cost;
    const PlayerCost& sleeper = now.players[1].cost;
    EXPECT_NEAR(burner.cpu_seconds / burner.moves, 0.02, 0.01);
    EXPECT_LT(sleeper.cpu_seconds / sleeper.moves, 0.01);
    EXPECT_GE(sleeper.seconds / sleeper.moves, 0.02);
}

TEST(Match, StopsOnceTheSequentialTestIsClear) {
    ScriptedMatch match("", "--fault resign:2");
    match.settings.games = 1000;
    match.settings.sprt = {.elo0 = 0, .elo1 = 100};
    const auto games = match.play();
    EXPECT_EQ(match.end, MatchEnd::clear);
    EXPECT_GE(games.size(), static_cast<std::size_t>(2 * fewest_sprt_pairs));
    EXPECT_LT(games.size(), 40U);
    EXPECT_EQ(weigh_pairs(*match.settings.sprt, games).state.verdict, SprtVerdict::h1);
}

TEST(Match, ShowsWhatEnginesSayAsOneHarmlessLine) {
    ScriptedMatch match;
    match.settings.players[1].command += " --name \"$(printf 'Bo\\033[2J\\nby \\377')\"";
    EXPECT_EQ(names_of_players(match.settings, match.stop)[1], "Bo [2J by \uFFFD 1 (B)");
}

TEST(Match, TellsKomiAndTimesToTheDigit) {
    ScriptedMatch match("", "--unsure");
    match.settings.games = 2;
    match.settings.komi = 123.456789;
    match.settings.time = {.main_seconds = 1e6, .period_seconds = 0.001, .period_stones = 5};
    match.play();
    EXPECT_THAT(match.log(0), HasSubstr("< komi 123.456789\n"));
    EXPECT_THAT(match.log(0), HasSubstr("< time_settings 1000000 0.001 5\n"));
}

TEST(Match, TellsWholeSecondsWhereAnEngineReadsNoFractions) {
    ScriptedMatch match("--whole-seconds", "--unsure");
    match.settings.games = 2;
    match.settings.time = {.main_seconds = 1000.5, .period_seconds = 2.75, .period_stones = 5};
    match.play_all();
    EXPECT_THAT(match.log(0), HasSubstr("A < time_settings 1000 2 5\n"));
    EXPECT_THAT(match.log(0), testing::Not(HasSubstr("B < time_settings 1000 2 5\n")));
}

TEST(Match, NeedsPlayersThatCanPlay) {
    const auto refusal = [](const std::string& command, std::vector<std::string> set_up = {}) {
        ScriptedMatch match;
        match.settings.players[1] = {.command = command, .name = {}, .set_up = std::move(set_up)};
        try {
            match.play();
        } catch (const base::FileError& error) {
            return std::string(error.what());
        }
        return std::string("it plays");
    };
    EXPECT_THAT(refusal("true"),
                HasSubstr("true does not start (no answer: it ended with exit status 0); run it by hand"));
    EXPECT_THAT(refusal("echo hello"), HasSubstr("does not speak GTP (no answer of the protocol, but `hello`)"));
    EXPECT_THAT(refusal("kill -KILL $$; x"), HasSubstr("it ended with signal 9 (Killed)"));
    EXPECT_THAT(refusal(KATACHI_PLAYER, {"level 10"}), HasSubstr("refuses `level 10` of its set-up: unknown command"));
    EXPECT_THAT(refusal(KATACHI_PLAYER " --refuses komi"),
                HasSubstr("cannot play this game: refuses `komi 0.5`: I do not like it"));
    EXPECT_EQ(refusal(KATACHI_PLAYER, {"komi 5"}), "it plays");
    EXPECT_EQ(refusal("A=1 " KATACHI_PLAYER), "it plays");
    EXPECT_EQ(refusal("(" KATACHI_PLAYER ")"), "it plays");
    EXPECT_EQ(refusal("cd / && " KATACHI_PLAYER), "it plays");
    EXPECT_EQ(refusal("true; " KATACHI_PLAYER), "it plays");
}

}  // namespace
}  // namespace katachi::regression
