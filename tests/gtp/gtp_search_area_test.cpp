// Moves that are looked for in a part of the board alone.
#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "tests/gtp/gtp_players.h"

namespace katachi::gtp {
namespace {

// The vertices that an analysis told of.
std::set<std::string> analysed_moves(const std::string& text) {
    std::set<std::string> moves;
    std::istringstream words(text);
    for (std::string word, before; words >> word; before = word)
        if (before == "move") moves.insert(word);
    return moves;
}

TEST(GtpSearchArea, LooksForMovesInTheSearchArea) {
    for (const char* line :
         {"genmove b", "genmove_black", "reg_genmove b", "gg_genmove b 7", "restricted_genmove b C3 A1"}) {
        Session session = playing_session();
        ask_all(session, {"boardsize 5", "set_search_limit C3", "set_search_limit B1", "set_search_limit D1"});
        ask_all(session, {"reset_search_mask", "set_search_limit C3", "limit_search 1"});
        EXPECT_EQ(told(session, line), "C3") << line;
    }
    Session session = playing_session();
    ask_all(session, {"boardsize 5", "set_search_limit C3", "limit_search 1"});
    EXPECT_EQ(told(session, "restricted_genmove b A1"), "PASS");
    ask_all(session, {"boardsize 5", "reset_search_mask"});
    EXPECT_EQ(told(session, "genmove b"), "PASS");
    ask_all(session, {"boardsize 5", "limit_search 0"});
    EXPECT_NE(told(session, "genmove b"), "PASS");
}

TEST(GtpSearchArea, AnalysesTheSearchAreaAlone) {
    for (const char* line : {"lz-analyze b 1", "kata-genmove_analyze b", "lz-analyze b 1 avoid b A1 1"}) {
        Session session = playing_session();
        session.input_waits = [asked = 0]() mutable { return ++asked >= 20; };
        ask_all(session, {"boardsize 5", "set_search_limit C3", "limit_search 1"});
        auto moves = analysed_moves(conversation(session, std::string(line) + "\n"));
        EXPECT_TRUE(moves.contains("C3")) << line;
        moves.erase("C3");
        moves.erase("PASS");
        moves.erase("pass");
        EXPECT_EQ(moves, std::set<std::string>()) << line;
    }
}

TEST(GtpSearchArea, DrawsTheSearchArea) {
    Session session = playing_session();
    std::string drawn;
    session.notice = [&](std::string_view line) { drawn += line; };
    ask_all(session, {"boardsize 5", "play b B2", "play w A5", "set_search_limit B2", "set_search_limit C3"});
    EXPECT_EQ(told(session, "draw_search_area"), "");
    EXPECT_EQ(drawn,
              "marked is this, but moves are looked for everywhere:\n"
              "     A B C D E\n"
              "   5           5\n"
              "   4           4\n"
              "   3     .     3\n"
              "   2   X       2\n"
              "   1           1\n"
              "     A B C D E\n");
    drawn.clear();
    ask_all(session, {"limit_search 1", "draw_search_area"});
    EXPECT_TRUE(drawn.starts_with("moves are looked for here alone:\n     A B"));
}

// Marks name other points there.
TEST(GtpSearchArea, ForgetsTheMarksWhereTheBoardIsTurned) {
    Session session = playing_session();
    ask_all(session, {"boardsize 5", "set_search_limit A1", "orientation 2", "limit_search 1"});
    EXPECT_EQ(told(session, "reg_genmove b"), "PASS");
}

// What was A1 would be A2 on the larger board.
TEST(GtpSearchArea, ForgetsTheMarksWhereTheBoardGetsAnotherSize) {
    for (const char* line : {"boardsize 6", "loadsgf six-lines.sgf"}) {
        Session session = playing_session();
        session.read_file = [](const std::string&) { return std::string("(;SZ[6])"); };
        ask_all(session, {"boardsize 5", "set_search_limit A1", "limit_search 1", "boardsize 5"});
        EXPECT_EQ(told(session, "reg_genmove b"), "A1") << line;
        ask_all(session, {line});
        EXPECT_EQ(told(session, "query_boardsize"), "6");
        EXPECT_EQ(told(session, "reg_genmove b"), "PASS") << line;
    }
}

}  // namespace
}  // namespace katachi::gtp
