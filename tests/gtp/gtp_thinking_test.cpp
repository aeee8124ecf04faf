// What the settings of a controller make of the engine's thinking: clocks, giving up, pondering, marked points.
#include <gtest/gtest.h>

#include "engine/gtp/play/generated_move.h"
#include "tests/gtp/gtp_players.h"

namespace katachi::gtp {
namespace {

TEST(GtpThinking, GivesUpOnlyWhereTheMoveIsItsOwnChoice) {
    for (const char* line :
         {"genmove b", "reg_genmove b", "gg_genmove b", "restricted_genmove b E5 A5", "kgs-genmove_cleanup b"}) {
        Session session = playing_session();
        session.play.asked()->settings().resign_below = 1;
        ask(session, "boardsize 5");
        for (const char* move : {"play b C3", "play w C4", "play b D3", "play w D4", "play b A1", "play w B4"})
            ask(session, move);
        EXPECT_EQ(told(session, line) == "resign", std::string_view(line) == "genmove b") << line;
    }
}

TEST(GtpThinking, ThinksByTheClockOfTheSideThatMoves) {
    Session session = playing_session();
    ask_all(session, {"boardsize 9", "time_settings 100 0 0", "time_left b 2 0"});
    EXPECT_LT(question_for(session, board::Colour::black).time->most, 2);
    EXPECT_GT(question_for(session, board::Colour::white).time->most, 2);
}

TEST(GtpThinking, OnlyAMoveThatIsPlayedTakesTime) {
    Session session = playing_session();
    ask_all(session, {"boardsize 5", "time_settings 10 0 0"});
    const auto most = [&](board::Colour colour) {
        return session.play.clocks[static_cast<std::size_t>(colour)].budget(1)->most;
    };
    const double fresh = most(board::Colour::black);
    told(session, "reg_genmove b");
    EXPECT_EQ(most(board::Colour::black), fresh);
    told(session, "genmove b");
    EXPECT_LT(most(board::Colour::black), fresh);
    EXPECT_EQ(most(board::Colour::white), fresh);
}

// Five periods of a move each, or one for five moves.
TEST(GtpThinking, TellsJapaneseFromCanadianTime) {
    Session japanese = playing_session(), canadian = playing_session();
    ask(japanese, "kgs-time_settings byoyomi 0 30 5");
    ask(canadian, "kgs-time_settings canadian 0 30 5");
    const auto usual = [](const Session& session) { return session.play.clocks[1].budget(1)->usual; };
    EXPECT_GT(usual(japanese), 2 * usual(canadian));
}

// Each line of a conversation is preceded by pondering.
bool ponders_before_a_line(Session& session) {
    bool has_searched = false;
    session.input_waits = [&has_searched] {
        has_searched = true;
        return true;
    };
    conversation(session, "name\n");
    return has_searched;
}

TEST(GtpThinking, PondersOnlyOnTheOpponentsTime) {
    Session session = playing_session(50);
    session.play.ponders = true;
    ask_all(session, {"boardsize 5", "genmove b"});
    EXPECT_TRUE(ponders_before_a_line(session));
    ask(session, "play w A1");
    EXPECT_FALSE(ponders_before_a_line(session));
}

TEST(GtpThinking, PondersNoMoreOnceTheGameIsOver) {
    Session session = playing_session(50);
    session.play.ponders = true;
    ask_all(session, {"boardsize 5", "limit_search 1", "play w pass"});
    ASSERT_EQ(told(session, "genmove b"), "PASS");
    EXPECT_FALSE(ponders_before_a_line(session));
}

// 85 points lie within six steps, the corners of the diamond among them.
TEST(GtpThinking, MarksADiamondAndNothingElse) {
    Session session = playing_session();
    ask_all(session, {"boardsize 13", "set_search_limit A1", "set_search_diamond G7"});
    const board::VertexSet& marked = session.play.area.marked;
    EXPECT_EQ(marked.count(), 85);
    for (const char* corner : {"G13", "G1", "A7", "N7"}) EXPECT_TRUE(marked.contains(*session.point(corner))) << corner;
    for (const char* outside : {"A1", "A8", "N6"}) EXPECT_FALSE(marked.contains(*session.point(outside))) << outside;
}

TEST(GtpThinking, TellsTenOfTheMovesThatItThoughtOf) {
    Session session = playing_session(500);
    ask_all(session, {"boardsize 9", "reg_genmove b"});
    ASSERT_GT(session.play.last_search.candidates.size(), 10U);
    std::istringstream words(told(session, "top_moves"));
    int moves = 0;
    for (std::string vertex, chance; words >> vertex >> chance;) ++moves;
    EXPECT_EQ(moves, 10);
}

// Black may not play at A1, White may.
TEST(GtpThinking, TellsReasonsOnAnotherBoardForTheSideToMove) {
    Session session = playing_session();
    ask_all(session, {"boardsize 5", "gogui-setup w A2 w B1", "reg_genmove w"});
    EXPECT_TRUE(ask(session, "move_reasons A1").is_success);
    ask(session, "play w E5");
    EXPECT_FALSE(ask(session, "move_reasons A1").is_success);
}

// Two walls from edge to edge, Black's on the left.
TEST(GtpThinking, ShowsOwnersByRowsFromAllSides) {
    for (int orientation = 0; orientation < board::orientation_count; ++orientation) {
        Session session = playing_session();
        ask(session, "orientation " + std::to_string(orientation));
        ask_all(session, {"boardsize 5", "gogui-setup b B1 b B2 b B3 b B4 b B5 w D1 w D2 w D3 w D4 w D5"});
        for (const char* command : {"katachi-ownership", "katachi-owners"}) {
            std::istringstream rows(told(session, command));
            int count = 0;
            for (std::string row; std::getline(rows, row);) {
                std::istringstream numbers(row);
                std::vector<double> owners;
                for (double owner = 0; numbers >> owner;) owners.push_back(owner);
                if (owners.empty()) continue;
                ++count;
                ASSERT_EQ(owners.size(), 5U) << command << orientation;
                EXPECT_GT(owners[1], owners[3] + 0.3) << command << orientation;
            }
            EXPECT_EQ(count, 5) << command;
        }
    }
}

// The line goes on behind the move that was played.
TEST(GtpThinking, DrawsWhatItExpectsOfTheOpponent) {
    Session session = playing_session();
    ask(session, "boardsize 5");
    const std::string move = told(session, "genmove b"), line = told(session, "katachi-gfx-line");
    EXPECT_TRUE(line.starts_with("VAR w ")) << line;
    EXPECT_FALSE(line.starts_with("VAR w " + move + ' ')) << line;
}

}  // namespace
}  // namespace katachi::gtp
