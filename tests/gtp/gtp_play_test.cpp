#include <gtest/gtest.h>

#include <set>

#include "tests/gtp/gtp_players.h"

namespace katachi::gtp {
namespace {

TEST(GtpPlay, PlaysForTheSideThatIsAsked) {
    for (const char* line : {"genmove b", "genmove_black", "kgs-genmove_cleanup black", "restricted_genmove b C3"}) {
        Session session = playing_session();
        ask(session, "boardsize 5");
        const std::string move = told(session, line);
        EXPECT_EQ(told(session, "last_move"), "black " + move) << line;
    }
    Session session = playing_session();
    const std::string move = told(session, "genmove_white");
    EXPECT_EQ(told(session, "last_move"), "white " + move);
}

TEST(GtpPlay, OnlyTellsWhereNothingIsToBePlayed) {
    for (const char* line : {"reg_genmove w", "gg_genmove w", "gg_genmove w 7", "top_moves_white"}) {
        Session session = playing_session();
        ask(session, "boardsize 5");
        EXPECT_NE(told(session, line), "") << line;
        EXPECT_FALSE(ask(session, "last_move").is_success) << line;
    }
}

TEST(GtpPlay, RefusesWhatIsWrong) {
    Session session = playing_session();
    const std::pair<const char*, const char*> wrong[] = {
        {"genmove", "invalid color"},
        {"genmove x", "invalid color"},
        {"reg_genmove", "invalid color"},
        {"gg_genmove", "invalid color"},
        {"gg_genmove b x", "invalid random seed"},
        {"reg_genmove b x", "invalid random seed"},
        {"kgs-genmove_cleanup", "invalid color"},
        {"restricted_genmove", "invalid color"},
        {"restricted_genmove b", "no allowed vertex"},
        {"restricted_genmove b Z99", "invalid coordinate"},
        {"level", "level not an integer"},
        {"level high", "level not an integer"},
        {"time_settings 1", "not three integers"},
        {"time_settings 1 2 -3", "not three integers"},
        {"time_settings -1 2 3", "not three integers"},
        {"time_settings 1 -2 3", "not three integers"},
        {"time_left w", "time and stones not two integers"},
        {"time_left w 3 -1", "time and stones not two integers"},
        {"time_left", "invalid color"},
        {"kgs-time_settings", "time is none, absolute, byoyomi or canadian"},
        {"kgs-time_settings absolute", "main time not a number of seconds"},
        {"kgs-time_settings byoyomi 10 0 3", "period not a number of seconds"},
        {"kgs-time_settings byoyomi 10 5", "no number of periods"},
        {"kgs-time_settings canadian 10 5 0", "no number of stones"},
        {"katachi-reasons", "invalid coordinate"},
        {"katachi-reasons x C3", "invalid color"},
        {"katachi-moves x", "invalid color"},
        {"experimental_score", "invalid color"},
    };
    for (const auto& [line, message] : wrong) {
        const Answer answer = ask(session, line);
        EXPECT_FALSE(answer.is_success) << line;
        EXPECT_EQ(answer.text, message) << line;
    }
    EXPECT_EQ(session.game.history().size(), 0U);
}

TEST(GtpPlay, TakesAnyNumberForALevel) {
    Session session = playing_session();
    for (const auto& [asked, level] : {std::pair("12", 10), std::pair("99999999999", 10), std::pair("0", 1),
                                       std::pair("-3", 1), std::pair("2.7", 2)}) {
        EXPECT_TRUE(ask(session, "level " + std::string(asked)).is_success) << asked;
        EXPECT_NE(told(session, "katachi-param").find("level " + std::to_string(level) + "\n"), std::string::npos)
            << asked;
    }
}

TEST(GtpPlay, WithoutAPlayerSaysSo) {
    Session session = playing_session();
    session.play.new_player = {};
    for (const char* line : {"genmove b",
                             "top_moves",
                             "top_moves_black",
                             "move_probabilities",
                             "move_uncertainty",
                             "level 3",
                             "final_score",
                             "final_status C3",
                             "final_status_list dead",
                             "estimate_score",
                             "experimental_score b",
                             "lz-analyze b 10",
                             "kata-genmove_analyze b",
                             "katachi-reasons C3",
                             "katachi-moves",
                             "katachi-ownership",
                             "katachi-gfx-moves",
                             "katachi-gfx-priors",
                             "katachi-gfx-status",
                             "katachi-param"})
        EXPECT_EQ(ask(session, line).text, "no moves can be made here") << line;
    // The score to be expected takes no search.
    EXPECT_TRUE(ask(session, "katachi-score").text.starts_with("expected: ")) << ask(session, "katachi-score").text;
}

// The controller is gone, as it were.
TEST(GtpPlay, ASearchForNobodyEnds) {
    Session session = playing_session(1'000'000'000);
    int asked = 0;
    session.is_abandoned = [&] { return ++asked > 3; };
    ask(session, "boardsize 5");
    EXPECT_TRUE(ask(session, "reg_genmove b").is_success);
    EXPECT_EQ(asked, 4);
}

TEST(GtpPlay, TrialMovesMustGoFirst) {
    Session session = playing_session();
    ask_all(session, {"boardsize 5", "trymove b C3"});
    EXPECT_FALSE(ask(session, "genmove w").is_success);
    ask(session, "popgo");
    EXPECT_TRUE(ask(session, "genmove w").is_success);
}

TEST(GtpPlay, ARestrictedMoveIsOneOfThoseOrAPass) {
    Session session = playing_session();
    ask(session, "boardsize 9");
    const std::string move = told(session, "restricted_genmove b A1 J9");
    EXPECT_TRUE(move == "A1" || move == "J9" || move == "PASS") << move;
    ask_all(session, {"clear_board", "play b C3"});
    EXPECT_EQ(told(session, "restricted_genmove w C3"), "PASS");
    // The restriction ends with the move.
    ask(session, "reg_genmove b");
    EXPECT_GT(session.play.last_search.candidates.size(), 3U);
}

TEST(GtpPlay, TheSameSeedGivesTheSameGame) {
    const auto game = [](const std::string& seed) {
        Session session = playing_session(50);
        ask_all(session, {"boardsize 7", ("set_random_seed " + seed).c_str()});
        std::string moves;
        for (int i = 0; i < 20; ++i) moves += told(session, i % 2 == 0 ? "genmove b" : "genmove w") + ' ';
        return moves;
    };
    EXPECT_EQ(game("7"), game("7"));
    EXPECT_NE(game("7"), game("8"));
}

TEST(GtpPlay, ASeedCountsFromWhereItIsSet) {
    Session session = playing_session(100);
    ask_all(session, {"boardsize 7", "reg_genmove b", "set_random_seed 3"});
    const std::string first = told(session, "top_moves_black");
    ask_all(session, {"top_moves_white", "set_random_seed 3"});
    EXPECT_EQ(told(session, "top_moves_black"), first);
    EXPECT_EQ(told(session, "gg_genmove b 5"), told(session, "gg_genmove b 5"));
}

// The search begins from what is on the board, whatever was there before.
TEST(GtpPlay, UndoAndNewBoardsReachTheSearch) {
    Session session = playing_session(100);
    ask_all(session, {"boardsize 5", "genmove b", "genmove w", "gg-undo 2", "play b C3", "genmove w", "undo"});
    EXPECT_EQ(told(session, "last_move"), "black C3");
    ask_all(session, {"clear_board", "set_free_handicap A1 B2 C3"});
    for (int i = 0; i < 30; ++i) {
        const std::string move = told(session, i % 2 == 0 ? "genmove w" : "genmove b");
        if (move == "PASS" || move == "resign") continue;
        EXPECT_EQ(told(session, "color " + move), i % 2 == 0 ? "white" : "black");
    }
}

TEST(GtpPlay, PlaysOnTheSmallestBoardToItsEnd) {
    for (const char* size : {"2", "3"}) {
        Session session = playing_session(30);
        ask(session, std::string("boardsize ") + size);
        int passes = 0;
        for (int i = 0; i < 60 && passes < 2; ++i) {
            const std::string move = told(session, i % 2 == 0 ? "genmove b" : "genmove w");
            ASSERT_FALSE(move.starts_with("failed")) << move;
            if (move == "resign") break;
            passes = move == "PASS" ? passes + 1 : 0;
        }
        EXPECT_FALSE(told(session, "final_score").starts_with("failed"));
        EXPECT_FALSE(told(session, "genmove b").starts_with("failed"));
    }
}

TEST(GtpPlay, PassesOnAFullBoard) {
    Session session = playing_session(50);
    ask_all(session, {"boardsize 3", "katachi-rules chinese", "set_free_handicap A3 B3 A2 B2 C2 B1 C1"});
    EXPECT_EQ(told(session, "genmove b"), "PASS");
    EXPECT_EQ(told(session, "final_score"), "B+2.0");  // White is given seven for the handicap
}

TEST(GtpPlay, BlitzIsNotLostOnTime) {
    for (const char* settings : {"time_settings 1 0 0", "time_settings 0 0.1 1", "kgs-time_settings byoyomi 0 0.1 3",
                                 "kgs-time_settings canadian 0 1 10"}) {
        Session session = playing_session();
        session.play.new_player = [] { return new_tiny_thinker(); };
        ask_all(session, {"boardsize 9", settings});
        for (int i = 0; i < 10; ++i) {
            const std::string move = told(session, i % 2 == 0 ? "genmove b" : "genmove w");
            ASSERT_FALSE(move.starts_with("failed")) << move;
            for (const search::Clock& clock : session.play.clocks)
                ASSERT_FALSE(clock.is_over()) << settings << ' ' << i;
        }
    }
}

TEST(GtpPlay, BeginsEachGameWithAllItsTimeAndNoMovesInMind) {
    for (const char* line : {"clear_board", "boardsize 5", "fixed_handicap 2", "loadsgf game.sgf", "gogui-setup b C3",
                             "set_position b C3"}) {
        Session session = playing_session();
        session.read_file = [](const std::string&) { return "(;SZ[7])"; };
        ask_all(session, {"boardsize 7", "time_settings 10 0 0", "reg_genmove b", "time_left b 0.5 0"});
        ASSERT_LT(session.play.clocks[1].budget(1)->most, 1);
        ASSERT_TRUE(ask(session, line).is_success) << line;
        EXPECT_GT(session.play.clocks[1].budget(1)->most, 1) << line;
        EXPECT_EQ(told(session, "top_moves"), "") << line;
    }
}

TEST(GtpPlay, TakesAKomiThatCountsHundredths) {
    for (const auto& [written, komi] : {std::pair("750", 7.5), std::pair("375", 7.5), std::pair("6,5", 6.5)}) {
        Session session = playing_session();
        std::string record = "(;SZ[7]KM[" + std::string(written) + "])";
        session.read_file = [record](const std::string&) { return record; };
        ASSERT_TRUE(ask(session, "loadsgf game.sgf").is_success);
        EXPECT_EQ(session.komi, komi) << written;
    }
}

TEST(GtpPlay, TakesNoKomiFromTheGameBefore) {
    Session session = playing_session();
    std::string record;
    session.read_file = [&record](const std::string&) { return record; };
    for (const auto& [written, komi] :
         {std::pair("(;SZ[7]KM[7.5])", 7.5), std::pair("(;SZ[7])", 5.5), std::pair("(;SZ[7]HA[2]AB[bb][ff])", 0.5)}) {
        record = written;
        ASSERT_TRUE(ask(session, "loadsgf game.sgf").is_success);
        EXPECT_EQ(session.komi, komi) << written;
    }
}

TEST(GtpPlay, KeepsWhatTheRootOfARecordSays) {
    Session session = playing_session();
    session.read_file = [](const std::string&) {
        return "(;SZ[5]PB[Kuro]BR[9d]RO[final]PC[Seoul]AP[x:1];B[cc]C[well](;W[bb]TR[bb])(;W[dd]))";
    };
    ask(session, "loadsgf game.sgf");
    EXPECT_EQ(
        told(session, "printsgf"),
        "(;GM[1]FF[4]CA[UTF-8]SZ[5]PB[Kuro]BR[9d]RO[final]PC[Seoul]\nRU[Japanese]KM[5.5]PL[B]\n;B[cc];W[bb]\n)\n");
}

// A name in EUC-KR, which readers of the record can guess as those of the first one could.
TEST(GtpPlay, DeclaresNoEncodingThatARecordDoesNotSay) {
    Session session = playing_session();
    session.read_file = [](const std::string&) { return "(;SZ[5]PB[\xc0\xcc\xbc\xbc\xb5\xb9];B[cc])"; };
    ask(session, "loadsgf game.sgf");
    EXPECT_EQ(told(session, "printsgf"),
              "(;GM[1]FF[4]SZ[5]PB[\xc0\xcc\xbc\xbc\xb5\xb9]\nRU[Japanese]KM[5.5]PL[B]\n;B[cc]\n)\n");
}

TEST(GtpPlay, TheRecordSaysThatTheEngineGaveUp) {
    Session session = playing_session();
    session.play.asked()->settings().resign_below = 1;
    ask(session, "boardsize 5");
    for (const char* move : {"play b C3", "play w C4", "play b D3", "play w D4", "play b A1", "play w B4"})
        ask(session, move);
    ASSERT_EQ(told(session, "genmove b"), "resign");
    EXPECT_NE(told(session, "printsgf").find("RE[W+R]"), std::string::npos);
    ask(session, "undo");
    EXPECT_EQ(told(session, "printsgf").find("RE["), std::string::npos);
}

TEST(GtpPlay, KnowsWhatItThoughtOf) {
    Session session = playing_session();
    EXPECT_EQ(told(session, "top_moves"), "");
    EXPECT_EQ(told(session, "move_uncertainty"), "0.0000");
    ask(session, "boardsize 5");
    const std::string move = told(session, "genmove b");
    const std::string top = told(session, "top_moves");
    EXPECT_TRUE(top.starts_with(move + ' ')) << top;
    double sum = 0;
    std::istringstream lines(told(session, "move_probabilities"));
    std::string vertex;
    for (double share = 0; lines >> vertex >> share;) sum += share;
    EXPECT_NEAR(sum, 1, 0.01);
    EXPECT_GT(std::stod(told(session, "move_uncertainty")), 0);
}

TEST(GtpPlay, TellsReasons) {
    Session session = playing_session();
    ask(session, "boardsize 5");
    EXPECT_EQ(told(session, "katachi-reasons A1"), "\n-1.50 edge: on the first line\n");
    EXPECT_EQ(told(session, "katachi-reasons C3"), "no reasons");
    ask(session, "play b A1");
    EXPECT_EQ(ask(session, "katachi-reasons w A1").text, "the point is occupied");
    ask(session, "top_moves_white");
    const std::string best = session.name(session.play.last_search.candidates.front().vertex);
    EXPECT_TRUE(told(session, "katachi-reasons white " + best).starts_with('\n' + best + ": "));
    // That was found for White, and here.
    EXPECT_FALSE(told(session, "katachi-reasons black " + best).starts_with('\n' + best + ": "));
    ask(session, "play b " + best);
    ask(session, "undo");
    EXPECT_TRUE(told(session, "katachi-reasons white " + best).starts_with('\n' + best + ": "));
    EXPECT_NE(told(session, "katachi-moves").find("% to win"), std::string::npos);
}

TEST(GtpPlay, ClearsAwayDeadStonesBeforeItPasses) {
    Session session = playing_session(400);
    ask_all(session, {"boardsize 5", "katachi-rules chinese"});
    for (const char* point : {"A4", "B4", "C4", "D4", "E4", "B3", "D3", "A2", "C2", "E2", "B1", "D1"})
        ask(session, std::string("play b ") + point);
    ask_all(session, {"play w E5", "play w pass"});
    EXPECT_NE(told(session, "kgs-genmove_cleanup b"), "PASS");
}

TEST(GtpPlay, TellsReasonsAndValuesOfMoves) {
    Session session = playing_session();
    ask(session, "boardsize 5");
    EXPECT_EQ(told(session, "all_move_values"), "");
    const std::string move = told(session, "reg_genmove w");
    std::istringstream values(told(session, "all_move_values"));
    std::set<std::string> moves;
    std::string vertex;
    for (double percent = 0; values >> vertex >> percent; moves.insert(vertex)) {
        EXPECT_GE(percent, 0);
        EXPECT_LE(percent, 100);
    }
    EXPECT_TRUE(moves.contains(move));
    EXPECT_GT(moves.size(), 5U);
    std::istringstream lines(told(session, "all_move_values"));
    for (std::string line; std::getline(lines, line);) EXPECT_GE(line.size(), line.find(' ') + 6) << line;

    // The reasons are told as those of the last search's side, while its position is on the board.
    ask_all(session, {"boardsize 5", "play b B1", "play b A2", "play w D1", "play w E2"});
    EXPECT_EQ(told(session, "move_reasons A1"), "-1.50 edge: on the first line\n");
    EXPECT_EQ(told(session, "move_reasons C3"), "");
    ask(session, "reg_genmove w");
    EXPECT_EQ(told(session, "move_reasons A1"), "failed: " + ask(session, "katachi-reasons w A1").text);
    EXPECT_EQ(told(session, "move_reasons B1"), "failed: vertex must not be occupied");
}

}  // namespace
}  // namespace katachi::gtp
