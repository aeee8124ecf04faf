#include <gtest/gtest.h>

#include <algorithm>

#include "engine/counting/score.h"
#include "engine/gtp/score/judged_owners.h"
#include "tests/gtp/gtp_players.h"

namespace katachi::gtp {
namespace {

board::VertexSet listed(Session& session, const std::string& status) {
    std::istringstream names(told(session, "final_status_list " + status));
    board::VertexSet points;
    for (std::string name; names >> name;) points.insert(session.point(name).value());
    return points;
}

constexpr std::string_view positions[] = {
    ".O.OX/OOOOX/XXXXX/X.X.X/XXXXX", "....X/.O.X./..X.X/.X.X./X.X.X", ".XO../XXO../.XOX./XXOO./.XO..",
    "XX.OO/XX.OO/XXXOO/XXXOO/XXXOO", ".X.O./.X.O./.X.O./.X.O./.X.O.", "...../...../...../...../.....",
};

TEST(GtpScore, EveryPointHasOneStatusAndTheListsGiveTheScore) {
    for (const std::string_view rows : positions)
        for (const char* rules : {"chinese", "japanese"}) {
            Session session = playing_session(500);
            set_up_position(session, rows, rules);
            session.komi = 0.5;
            ask_all(session, {"play b pass", "play w pass"});
            board::VertexSet seen;
            int points = 0;
            for (const char* status : {"alive", "dead", "seki", "black_territory", "white_territory", "dame"})
                for (const board::Vertex vertex : listed(session, status)) {
                    EXPECT_TRUE(seen.insert(vertex)) << rows;
                    EXPECT_EQ(told(session, "final_status " + session.name(vertex)), status) << rows;
                    ++points;
                }
            EXPECT_EQ(points, session.size() * session.size()) << rows;

            const board::Board& board = session.game.board();
            const board::VertexSet dead = listed(session, "dead");
            const board::VertexSet black = board.stones(board::Colour::black);
            const board::VertexSet white = board.stones(board::Colour::white);
            int balance = listed(session, "black_territory").count() - listed(session, "white_territory").count();
            if (std::string_view(rules) == "chinese")
                balance +=
                    (black - dead).count() - (white - dead).count() + (white & dead).count() - (black & dead).count();
            else
                balance += 2 * ((white & dead).count() - (black & dead).count());
            EXPECT_EQ(told(session, "final_score"), counting::result_text(balance - session.komi))
                << rows << ' ' << rules;
        }
}

TEST(GtpScore, KnowsTheDeadTheLivingAndSeki) {
    Session session = playing_session(500);
    set_up_position(session, positions[1], "chinese");
    EXPECT_EQ(told(session, "final_status_list dead"), "B4");
    EXPECT_EQ(told(session, "final_status B4"), "dead");
    EXPECT_EQ(told(session, "final_score"), "B+25.0");
    set_up_position(session, positions[3], "chinese");
    EXPECT_EQ(told(session, "final_status A1"), "seki");
    EXPECT_EQ(told(session, "final_status C5"), "dame");
}

// The dead stone stays, which playouts would take.
TEST(GtpScore, CountsAsItStandsWhereDeadStonesStay) {
    Session session = playing_session(500);
    set_up_position(session, positions[1], "tromp-taylor");
    ask_all(session, {"komi 0.5", "play b pass", "play w pass"});
    std::string notices;
    session.notice = [&](std::string_view line) { notices += line; };
    const std::string result = told(session, "final_score");
    EXPECT_EQ(notices, "");
    EXPECT_TRUE(told(session, "estimate_score").starts_with(result + " "));
    EXPECT_TRUE(told(session, "katachi-score").starts_with(result + " counted\nopen: 0 of 25 points\n"));
}

// The end of a game whose players counted White's stones in the lower right corner as dead. Playouts alone let them
// live.
TEST(GtpScore, ReadsWhatPlayoutsDoubt) {
    Session session = playing_session(500);
    set_up_position(
        session,
        "XXOO....O.O..O.O.../XOO.OOOXXO.OO.O.O../X.XOOXX.XOOXOOXOOO./.XXO.X.XOXOXXXXXXO./.XOO.XO.OXX.X.XOXOO/"
        "X.XO...OOOXX.XOOOXX/OXX.XXO..O.OXXOOXX./OOX.XO..OOOOOXOXX../XOOOXO.O.O.OO.OX.X./.OOXO.O.O.OX.OOOXX./"
        "O.OXO.O.O.OXXOXXOO./OOXXXOX.XOOXXXXXO../OXX..OOOOXXO..XO.../XOOOOOOOOOX..X.OXO./XXOOXXXOOXXOOXXXXXX/"
        "X.XOOOXXOXXXX.XOXOX/.XXOOXXXX...X.XOOO./O.XXOOOX..XXXXOO.XO/.X.XX.OXXX....O.XX.",
        "japanese");
    EXPECT_EQ(told(session, "final_status Q4"), "dead");
}

// Two groups with an eye each, of which playouts take one for dead; and stones without eyes of which they are not sure.
TEST(GtpScore, EstimatesCountASekiAsTheFinalScoreDoes) {
    for (const char* rows : {".O.OOOO/OOOOOOO/XXXXXOO/..XXXOO/XX..XOO/OOOOXOO/.OOXXOO",
                             ".O.O.O./OOOOOOO/.O.O.O./OOOOOOO/OOOOOOO/XXXXXXO/.OOOX.O"}) {
        Session session = playing_session(500);
        set_up_position(session, rows, "japanese");
        ask_all(session, {"play b pass", "play w pass"});
        const std::string score = told(session, "final_score");
        EXPECT_FALSE(listed(session, "seki").empty()) << rows;
        EXPECT_TRUE(listed(session, "dead").empty()) << rows;
        EXPECT_TRUE(told(session, "katachi-score").starts_with(score + " counted\nopen: 0 ")) << rows;
    }
}

TEST(GtpScore, CountsDeadStonesWhereTheRulesLeaveThem) {
    Session session = playing_session(500);
    set_up_position(session, positions[1], "tromp-taylor");
    EXPECT_EQ(told(session, "final_score"), "B+14.0");
    // White at C5 and C4 has no eyes and no room for any.
    set_up_position(session, ".XO.X/XXOXX/XXXX./X.XXX/.XXX.", "tromp-taylor");
    EXPECT_EQ(told(session, "final_score"), "B+20.0");
    ask(session, "katachi-rules chinese");
    EXPECT_EQ(told(session, "final_score"), "B+25.0");
}

TEST(GtpScore, FollowsTheBoard) {
    Session session = playing_session(500);
    set_up_position(session, positions[1], "chinese");
    EXPECT_EQ(told(session, "final_score"), "B+25.0");
    ask(session, "komi 5.5");
    EXPECT_EQ(told(session, "final_score"), "B+19.5");
    set_up_position(session, positions[3], "chinese");
    ask_all(session, {"play b pass", "play w pass"});
    EXPECT_EQ(told(session, "final_score"), "W+2.5");
}

// The same stones again are another game where none of the prisoners was taken.
TEST(GtpScore, ForgetsPrisonersOfAnotherGame) {
    Session session = playing_session(500);
    const char* const rows = "..XXOX./..XO.../.XO.O../..XO.../......./......./.......";
    set_up_position(session, rows, "japanese");
    ask(session, "play b D5");
    ask(session, "play w pass");
    ASSERT_EQ(told(session, "captures black"), "1");
    const std::string with_a_prisoner = told(session, "estimate_score");
    ask(session, "gogui-setup");
    ASSERT_EQ(told(session, "captures black"), "0");
    const std::string without = told(session, "estimate_score");
    ask(session, "clear_cache");
    EXPECT_EQ(told(session, "estimate_score"), without);
    EXPECT_NE(without, with_a_prisoner);
}

TEST(GtpScore, RefusesWhatIsWrong) {
    Session session = playing_session();
    EXPECT_EQ(ask(session, "final_status").text, "invalid coordinate");
    EXPECT_EQ(ask(session, "final_status pass").text, "invalid coordinate");
    EXPECT_EQ(ask(session, "final_status_list").text, "missing status");
    EXPECT_EQ(ask(session, "final_status_list sleeping").text, "invalid status");
}

TEST(GtpScore, EstimatesLieBetweenTheirBounds) {
    Session session = playing_session(500);
    set_up_position(session, positions[5], "chinese");
    session.komi = 100;
    const std::string text = told(session, "estimate_score");
    double mean = 0, upper = 0, lower = 0;
    ASSERT_EQ(std::sscanf(text.c_str(), "W+%lf (upper bound: %lf, lower: %lf)", &mean, &upper, &lower), 3) << text;
    EXPECT_LE(lower, mean);
    EXPECT_LE(mean, upper);
    EXPECT_NEAR(mean, 100, 25);
    EXPECT_GT(std::stod(told(session, "experimental_score b")), 50);
}

TEST(GtpScore, BoundsAreThoseOfTheBoard) {
    for (const char* rules : {"chinese", "japanese"}) {
        Session session = playing_session(500);
        set_up_position(session, positions[5], rules);
        session.komi = 1.5;
        EXPECT_NE(told(session, "estimate_score").find("(upper bound: 26.5, lower: -23.5)"), std::string::npos)
            << told(session, "estimate_score");
    }
}

TEST(GtpScore, IsGuessedForTheSideThatIsAskedAbout) {
    Session session = playing_session();
    ask(session, "boardsize 5");
    for (const auto& [line, side] : {std::pair("experimental_score w", board::Colour::white),
                                     std::pair("experimental_score b", board::Colour::black)}) {
        ask(session, line);
        EXPECT_EQ(session.play.judged->judged_case.to_move, side) << line;
    }
}

// Were all White's, a dead stone is a prisoner, too; were all Black's, it stands on a point that is no territory.
TEST(GtpScore, BoundsOfTerritoryCountWhoHasPlayedMore) {
    Session session = playing_session(500);
    ask_all(session, {"katachi-rules japanese", "boardsize 5", "komi 1.5", "play b A1", "play w pass"});
    EXPECT_NE(told(session, "estimate_score").find("(upper bound: 27.5, lower: -22.5)"), std::string::npos)
        << told(session, "estimate_score");
}

// Where area counts, White is given a point for each stone of the handicap; Black has played one stone more.
TEST(GtpScore, ExpectsAScoreWithTheHandicapOfTheRules) {
    Session session = playing_session();
    ask_all(session, {"boardsize 9", "komi 0.5", "set_free_handicap C3 G7", "play w E5"});
    const auto with_komi = [&](board::Scoring scoring, double komi) {
        const position::ScoreQuestion question{
            .scoring = scoring, .komi = komi, .to_move = board::Colour::black, .black_played_more = 1};
        return analysis::OwnerJudge().score(session.game.board(), question).mean;
    };
    ask(session, "katachi-rules chinese");
    EXPECT_DOUBLE_EQ(expected_score(session).mean, with_komi(board::Scoring::area, 2.5));
    ask(session, "katachi-rules tromp-taylor");
    EXPECT_DOUBLE_EQ(expected_score(session).mean, with_komi(board::Scoring::area, 0.5));
    ask(session, "katachi-rules japanese");
    EXPECT_DOUBLE_EQ(expected_score(session).mean, with_komi(board::Scoring::territory, 0.5));
}

TEST(GtpScore, RefusesToCountAnOpenBoard) {
    Session session = playing_session(500);
    set_up_position(session, positions[5], "japanese");
    session.komi = 6.5;
    EXPECT_EQ(told(session, "final_score"),
              "failed: cannot score: the owner of 25 points is open; estimate_score guesses who is ahead");
    ask_all(session, {"play b pass", "play w pass"});
    EXPECT_EQ(told(session, "final_score"), "W+6.5");
}

// All points are Black's in most playouts, though only just.
TEST(GtpScore, RefusesToCountAlmostEmptyBoards) {
    Session session = playing_session(500);
    ask_all(session, {"boardsize 9", "play b e5"});
    EXPECT_EQ(told(session, "final_score").find("failed: cannot score: the owner of "), 0U)
        << told(session, "final_score");
    ask_all(session, {"play w pass", "play b pass"});
    EXPECT_EQ(told(session, "final_score"), "B+80.0");
}

TEST(GtpScore, EstimatesCountWhatIsSettledAndSaySo) {
    Session session = playing_session(500);
    std::string notices;
    session.notice = [&](std::string_view line) { notices += line; };
    session.komi = 0.5;
    for (const char* rules : {"chinese", "japanese"})
        for (const std::string_view rows : {positions[0], positions[1]}) {
            set_up_position(session, rows, rules);
            EXPECT_EQ(told(session, "estimate_score").find(told(session, "final_score")), 0U) << rows << ' ' << rules;
            EXPECT_NE(told(session, "katachi-score").find(" counted\nopen: 0 of 25 points\n"), std::string::npos)
                << rows;
        }
    EXPECT_EQ(notices, "");
    // Five dame, which either side may still get.
    set_up_position(session, positions[4], "chinese");
    EXPECT_NE(told(session, "katachi-score")
                  .find(" counted by likely owners\nopen: 5 of 25 points\nupper bound: 5.5, lower: -4.5\n"),
              std::string::npos)
        << told(session, "katachi-score");
    set_up_position(session, positions[1], "chinese");
    EXPECT_NE(told(session, "katachi-score").find("\ndead: B4"), std::string::npos);
}

TEST(GtpScore, GuessesSayThatTheyAre) {
    Session session = playing_session(500);
    std::string notices;
    session.notice = [&](std::string_view line) { notices += line; };
    set_up_position(session, positions[5], "chinese");
    EXPECT_NE(told(session, "katachi-score").find(" guessed by playouts\nopen: "), std::string::npos);
    ask_all(session, {"play b pass", "play w pass"});
    told(session, "final_score");
    EXPECT_NE(notices.find("katachi-score says how far it can change"), std::string::npos) << notices;
    // A dead stone that the rules leave on the board may still be captured.
    set_up_position(session, positions[1], "tromp-taylor");
    EXPECT_NE(told(session, "katachi-score").find(" guessed by playouts\nopen: "), std::string::npos);
}

// What is searched hangs on the last move.
TEST(GtpScore, IsJudgedAnewWhereTheMovesWereOthers) {
    const auto play_all = [](Session& session, std::initializer_list<const char*> moves) {
        for (const char* move : moves) EXPECT_TRUE(ask(session, move).is_success) << move;
    };
    const auto first = {"play b D4", "play w F6", "play b F4", "play w D6"};
    const auto other = {"play b F4", "play w D6", "play b D4", "play w F6"};
    Session kept = playing_session(), fresh = playing_session();
    for (Session* const session : {&kept, &fresh}) {
        session->play.new_player = [] { return new_tiny_follower(200); };
        ask(*session, "boardsize 9");
    }
    play_all(kept, first);
    const std::string before = told(kept, "katachi-score");
    ask(kept, "gg-undo 4");
    play_all(kept, other);
    play_all(fresh, other);
    EXPECT_NE(before, told(fresh, "katachi-score"));
    EXPECT_EQ(told(kept, "katachi-score"), told(fresh, "katachi-score"));
    const std::string open = told(kept, "katachi-score");
    ask_all(kept, {"play b pass", "play w pass"});
    EXPECT_EQ(told(kept, "katachi-score"), open);
}

TEST(GtpDrawing, EveryListedCommandIsKnown) {
    Session session = playing_session(20);
    ask(session, "boardsize 5");
    ask(session, "play b C3");
    std::istringstream lines(told(session, "gogui-analyze_commands"));
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        const std::size_t label = line.find('/');
        std::string command = line.substr(line.find('/', label + 1) + 1);
        const bool wants_empty_point = command.starts_with("katachi-reasons");
        if (const auto place = command.find("%m"); place != std::string::npos) command.replace(place, 2, "w");
        if (const auto place = command.find("%c"); place != std::string::npos) command.replace(place, 2, "b");
        if (const auto place = command.find("%p"); place != std::string::npos)
            command.replace(place, 2, wants_empty_point ? "B2" : "C3");
        EXPECT_TRUE(ask(session, command).is_success) << command << ": " << ask(session, command).text;
    }
    EXPECT_GT(count, 15);
}

TEST(GtpDrawing, AnswersInTheFormsOfGoGui) {
    Session session = playing_session(200);
    set_up_position(session, positions[1], "chinese");
    std::istringstream board(told(session, "katachi-ownership"));
    int numbers = 0;
    for (double owner = 0; board >> owner; ++numbers) EXPECT_LE(owner * owner, 1);
    EXPECT_EQ(numbers, 25);
    EXPECT_NE(told(session, "katachi-gfx-status").find("MARK B4\n"), std::string::npos);
    ask(session, "boardsize 5");
    EXPECT_TRUE(told(session, "katachi-gfx-moves").starts_with("INFLUENCE "));
    EXPECT_TRUE(told(session, "katachi-gfx-line").starts_with("VAR b "));
    ask(session, "genmove b");
    EXPECT_FALSE(told(session, "katachi-gfx-line").starts_with("VAR b ")) << "the first move has been played";
    EXPECT_TRUE(told(session, "katachi-gfx-priors b").starts_with("INFLUENCE "));
    ask(session, "boardsize 5");
    EXPECT_EQ(ask(session, "katachi-gfx-line").text, "nothing was searched yet");
    ask(session, "play w C3");
    ask(session, "play b D3");
    EXPECT_EQ(told(session, "katachi-gfx-matches b"), "LABEL C4 1 C2 1\nSTATUS 3 matches");
    EXPECT_EQ(ask(session, "katachi-gfx-matches x").text, "invalid color");
}

TEST(GtpDrawing, DrawsTheLineOfTheSearchedPositionAlone) {
    Session session = playing_session(50);
    ask(session, "boardsize 7");
    const std::string move = told(session, "genmove b");
    ASSERT_TRUE(ask(session, "katachi-gfx-line").is_success);
    ask_all(session, {"undo", "play b A1", "play w A7"});
    ASSERT_TRUE(ask(session, "play b " + move).is_success);
    EXPECT_EQ(ask(session, "katachi-gfx-line").text, "this position was not searched");
}

TEST(GtpDrawing, DrawsWhatIsExpectedAtTheMarkedPoints) {
    Session session = playing_session();
    ask_all(session, {"boardsize 5", "set_search_limit B2", "set_search_limit D4", "limit_search 1"});
    EXPECT_EQ(told(session, "katachi-gfx-priors b"), "INFLUENCE D4 0.50 B2 0.50\nLABEL D4 50 B2 50");
}

TEST(GtpDrawing, SettingsAreToldAndSet) {
    Session session = playing_session();
    EXPECT_NE(told(session, "katachi-param").find("[bool] ponder 0\n"), std::string::npos);
    EXPECT_TRUE(ask(session, "katachi-param ponder 1").is_success);
    EXPECT_TRUE(ask(session, "katachi-param level 7").is_success);
    EXPECT_TRUE(ask(session, "katachi-param resign_below 0.25").is_success);
    EXPECT_EQ(told(session, "katachi-param"),
              "[bool] live_gfx 0\n[bool] ponder 1\n[list/1/2/3/4/5/6/7/8/9/10] level 7\n[string] resign_below 0.25");
    for (const char* line : {"katachi-param ponder", "katachi-param ponder 2", "katachi-param level 0",
                             "katachi-param resign_below 2", "katachi-param colour red"})
        EXPECT_FALSE(ask(session, line).is_success) << line;
}

TEST(GtpDrawing, DrawsWhileItSearches) {
    Session session = playing_session();
    std::string shown;
    session.notice = [&](std::string_view line) { shown += line; };
    ask(session, "boardsize 5");
    ask(session, "katachi-param live_gfx 1");
    ask(session, "genmove b");
    EXPECT_TRUE(shown.starts_with("gogui-gfx:\nINFLUENCE ")) << shown;
}

}  // namespace
}  // namespace katachi::gtp
