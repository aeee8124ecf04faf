#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tests/gtp/gtp_players.h"

namespace katachi::gtp {
namespace {

// A line comes when it was asked for so often, and stays.
std::function<bool()> after_questions(int count) {
    return [count, asked = 0]() mutable { return ++asked >= count; };
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream input(text);
    for (std::string line; std::getline(input, line);) lines.push_back(line);
    return lines;
}

TEST(GtpAnalysis, TellsMovesUntilTheNextLineComes) {
    for (const char* command : {"lz-analyze", "kata-analyze"}) {
        Session session = playing_session();
        session.input_waits = after_questions(100);
        const auto lines = lines_of(conversation(session, std::string("boardsize 5\n3 ") + command + " b 1\n4 name\n"));
        ASSERT_GT(lines.size(), 6U) << command;
        EXPECT_EQ(lines[2], "=3");
        EXPECT_TRUE(lines[3].starts_with("info move ")) << lines[3];
        EXPECT_EQ(lines[lines.size() - 3], "");
        EXPECT_EQ(lines[lines.size() - 2], "=4 Katachi");
        EXPECT_EQ(session.game.history().size(), 0U);
    }
}

std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words;
    std::istringstream input(text);
    for (std::string word; input >> word;) words.push_back(word);
    return words;
}

std::vector<std::string> words_of_first_move(const std::string& command) {
    Session session = playing_session();
    session.input_waits = after_questions(50);
    const auto lines = lines_of(conversation(session, "boardsize 5\n" + command + "\n"));
    return words_of(lines.at(3));
}

TEST(GtpAnalysis, HasTheFieldsThatControllersRead) {
    for (const char* command : {"lz-analyze", "lz-analyze 10", "lz-analyze w 10", "kata-analyze b interval 10",
                                "kata-analyze interval 10 minmoves 3 maxmoves 5"}) {
        const auto words = words_of_first_move(command);
        ASSERT_GT(words.size(), 15U) << command;
        EXPECT_EQ(words[0], "info");
        EXPECT_EQ(words[1], "move");
        EXPECT_EQ(words[3], "visits");
        EXPECT_EQ(words[5], "winrate");
        EXPECT_EQ(words[7], "prior");
        EXPECT_EQ(words[9], "lcb");
        const bool is_lz = std::string_view(command).starts_with("lz");
        std::size_t next = 11;
        if (!is_lz) {
            EXPECT_EQ(words[next], "scoreLead");
            next += 2;
        }
        EXPECT_EQ(words[next], "order");
        EXPECT_EQ(words[next + 1], "0");
        EXPECT_EQ(words[next + 2], "pv");
        EXPECT_EQ(words[next + 3], words[2]);
        EXPECT_EQ(words[6].find('.') == std::string::npos, is_lz) << words[6];
    }
}

// A move that was looked at once and won is not the best one that there is.
TEST(GtpAnalysis, FewVisitsShowNoCertainty) {
    Session session = playing_session(100);
    session.input_waits = after_questions(2);
    const auto lines = lines_of(conversation(session, "boardsize 9\nlz-analyze b 1 maxmoves 81\n"));
    std::istringstream input(lines.at(3));
    int seldom = 0;
    int visits = 0;
    for (std::string word; input >> word;) {
        if (word == "visits") input >> visits;
        int share = 0;
        if (word != "winrate" || visits > 3) continue;
        input >> share;
        ++seldom;
        EXPECT_GT(share, 1000);
        EXPECT_LT(share, 9000);
    }
    EXPECT_GT(seldom, 0);
}

// Of so many visits, less two standard deviations of results that are as often won as lost.
TEST(GtpAnalysis, TheLowerBoundRisesWithVisits) {
    const auto words = words_of_first_move("lz-analyze b maxmoves 1");
    const double visits = std::stod(words.at(4)), share = std::stod(words.at(6)), bound = std::stod(words.at(10));
    EXPECT_GT(bound, 0);
    EXPECT_NEAR(bound, share - 10000 / std::sqrt(visits), 1);
}

// The first number behind each word of this name.
std::vector<double> numbers_behind(const std::vector<std::string>& words, std::string_view name) {
    std::vector<double> numbers;
    for (std::size_t i = 0; i + 1 < words.size(); ++i)
        if (words[i] == name) numbers.push_back(std::stod(words[i + 1]));
    return numbers;
}

// All of the board is Black's.
TEST(GtpAnalysis, TellsScoresAndOwnersAsTheSideToMoveSeesThem) {
    for (const std::string side : {"b", "w"}) {
        Session session = playing_session();
        set_up_position(session, ".X.X./XXXXX/.X.X./XXXXX/.X.X.", "chinese");
        session.input_waits = after_questions(50);
        const auto lines =
            lines_of(conversation(session, "kata-analyze " + side + " ownership true rootInfo true maxmoves 1\n"));
        const std::vector<std::string> words = words_of(lines.at(1));
        const double sign = side == "b" ? 1 : -1;
        const auto leads = numbers_behind(words, "scoreLead"), owners = numbers_behind(words, "ownership"),
                   rates = numbers_behind(words, "winrate");
        ASSERT_EQ(leads.size(), 2U) << "of the move and of the root";
        for (const double lead : leads) EXPECT_GT(sign * lead, 20) << side;
        ASSERT_EQ(owners.size(), 1U);
        EXPECT_GT(sign * owners.front(), 0.9) << side;
        ASSERT_EQ(rates.size(), 2U);
        EXPECT_EQ(rates[0], rates[1]) << "the root is worth what its best move is";
    }
}

TEST(GtpAnalysis, LeavesItsMovesToBeAskedFor) {
    Session session = playing_session();
    session.input_waits = after_questions(50);
    EXPECT_EQ(told(session, "move_probabilities"), "");
    conversation(session, "boardsize 5\nlz-analyze w 1\n");
    EXPECT_NE(told(session, "move_probabilities"), "");
    EXPECT_TRUE(told(session, "katachi-gfx-line").starts_with("VAR w "));
}

TEST(GtpAnalysis, ShowsAsManyMovesAsWanted) {
    const auto count = [](const std::string& command) {
        const auto words = words_of_first_move(command);
        return std::count(words.begin(), words.end(), "info");
    };
    EXPECT_EQ(count("kata-analyze b maxmoves 1"), 1);
    EXPECT_EQ(count("kata-analyze b minmoves 20 maxmoves 20"), 20);
    EXPECT_LE(count("kata-analyze b allow b C3,D4 1"), 3);
    EXPECT_GT(count("kata-analyze b allow w C3,D4 1 minmoves 10"), 3);
    const auto avoided = words_of_first_move("kata-analyze b avoid b C3,D4 1 minmoves 30");
    for (auto word = avoided.begin(); word + 1 != avoided.end(); ++word)
        EXPECT_FALSE(*word == "move" && (word[1] == "C3" || word[1] == "D4"));
}

TEST(GtpAnalysis, ShowsMovesThatWereNeverVisitedWhereSoManyAreWanted) {
    const auto shown = [](const char* options) {
        Session session = playing_session();
        session.input_waits = after_questions(1);
        const std::string text = conversation(session, std::string("boardsize 9\nkata-analyze b 1 ") + options + "\n");
        return numbers_behind(words_of(text), "visits");
    };
    const auto visits = shown("minmoves 81 maxmoves 81");
    EXPECT_EQ(visits.size(), 81U);
    EXPECT_EQ(visits.back(), 0);
    EXPECT_LT(shown("maxmoves 81").size(), 81U);
}

TEST(GtpAnalysis, ShowsOwnershipAndRoot) {
    const auto words = words_of_first_move("kata-analyze b ownership true rootInfo true");
    const auto ownership = std::find(words.begin(), words.end(), "ownership");
    ASSERT_NE(ownership, words.end());
    EXPECT_EQ(words.end() - ownership, 1 + 25);
    EXPECT_NE(std::find(words.begin(), words.end(), "rootInfo"), words.end());
}

TEST(GtpAnalysis, SaysWhatItDoesNotUnderstand) {
    Session session = playing_session();
    const std::pair<const char*, const char*> wrong[] = {
        {"lz-analyze b interval", "interval is a number of centiseconds"},
        {"lz-analyze -5", "interval is a number of centiseconds"},
        {"kata-analyze b 10 ownership maybe", "ownership is true or false"},
        {"kata-analyze b minmoves x", "minmoves is a number of moves"},
        {"kata-analyze b minmoves -1", "minmoves is a number of moves"},
        {"kata-analyze b avoid b Z9 1", "invalid coordinate"},
        {"kata-analyze b avoid b C3 0",
         "moves to allow or avoid are COLOUR VERTICES MOVES, with commas between vertices"},
        {"kata-analyze b allow b C3 1 allow b D4 1", "allow is said once; put its vertices in one list"},
        {"kata-analyze b allow b C3",
         "moves to allow or avoid are COLOUR VERTICES MOVES, with commas between vertices"},
        {"lz-genmove_analyze b nonsense", "unknown option nonsense"},
    };
    for (const auto& [line, message] : wrong) {
        const Answer answer = ask(session, line);
        EXPECT_FALSE(answer.is_success) << line;
        EXPECT_EQ(answer.text, message) << line;
    }
}

TEST(GtpAnalysis, AMoveIsPlayedWhileItIsShown) {
    for (const char* command : {"lz-genmove_analyze b 1", "kata-genmove_analyze b interval 1 ownership true"}) {
        Session session = playing_session(2000);
        const auto lines = lines_of(conversation(session, std::string("boardsize 5\n1 ") + command + "\n2 name\n"));
        EXPECT_EQ(lines.at(2), "=1");
        EXPECT_TRUE(lines.at(3).starts_with("info move "));
        const std::string& move = lines.at(lines.size() - 4);
        ASSERT_TRUE(move.starts_with("play ")) << move;
        EXPECT_EQ(told(session, "last_move"), "black " + move.substr(5));
    }
}

TEST(GtpAnalysis, EndsAtTheEndOfTheInput) {
    Session session = playing_session();
    const std::string answer = conversation(session, "boardsize 2\nlz-analyze b 1");
    EXPECT_TRUE(answer.ends_with("\n\n"));
    EXPECT_NE(answer.find("info move "), std::string::npos);
}

TEST(GtpAnalysis, WorksWhereTheGameIsOver) {
    Session session = playing_session();
    const std::string answer =
        conversation(session, "boardsize 3\nplay b B2\nplay w pass\nplay b pass\nlz-analyze w 1\nkata-analyze\n");
    EXPECT_EQ(answer.find('?'), std::string::npos) << answer;
}

// As when the engine moves, a pass in answer to the pass ends no game.
TEST(GtpAnalysis, APassOnAnOpenBoardIsNoEnd) {
    Session session = playing_session();
    session.input_waits = after_questions(20);
    const std::string answer =
        conversation(session, "boardsize 9\nplay b E5\nplay w pass\nkata-analyze b 1 allow b pass 1\n");
    constexpr std::string_view lead = " scoreLead ";
    const auto place = answer.find(lead);
    ASSERT_NE(place, std::string::npos) << answer;
    EXPECT_LT(std::stod(answer.substr(place + lead.size())), 60) << answer;
}

TEST(GtpAnalysis, SearchesOnWithSeveralThreads) {
    Session session = playing_session(200, 2);
    session.input_waits = after_questions(100);
    EXPECT_NE(conversation(session, "boardsize 5\nlz-analyze b 1\n").find("info move "), std::string::npos);
}

TEST(GtpPondering, SearchesWhileTheOpponentThinks) {
    Session session = playing_session(50);
    session.play.ponders = true;
    session.input_waits = after_questions(100);
    conversation(session, "boardsize 5\ngenmove b\nname\n");
    EXPECT_GT(session.play.player->search().playouts(), 500U);
}

TEST(GtpPondering, DoesNothingBeforeAMoveOfItsOwn) {
    Session session = playing_session(50);
    session.play.ponders = true;
    session.input_waits = [] {
        ADD_FAILURE() << "searches";
        return true;
    };
    conversation(session, "boardsize 5\nplay b C3\nname\nplay w pass\nplay b pass\n");
}

TEST(GtpPondering, KeepsTheTreeForTheAnswer) {
    Session session = playing_session(50);
    session.play.ponders = true;
    session.input_waits = after_questions(200);
    conversation(session, "boardsize 3\ngenmove b\n");
    const auto expected = session.play.player->search().candidates().front();
    ASSERT_GT(expected.visits, 100U);
    ask(session, "play w " + session.name(expected.vertex));
    ask(session, "genmove b");
    EXPECT_GT(session.play.player->search().playouts(), expected.visits / 2);
}

}  // namespace
}  // namespace katachi::gtp
