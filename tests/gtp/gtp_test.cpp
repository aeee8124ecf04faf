#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>

#include "base/files/file_error.h"
#include "engine/board/turned_vertex.h"
#include "engine/gtp/conversation.h"
#include "engine/gtp/life/life_question.h"
#include "engine/gtp/session/commands.h"
#include "tests/support/golden.h"
#include "tests/support/shared_data.h"
#include "tests/support/tiny_tables.h"

namespace katachi::gtp {
namespace {

namespace fs = std::filesystem;

const fs::path conversations = KATACHI_GTP_CONVERSATIONS;

Session new_session() {
    return {.matcher = match::Matcher(test::tiny_tables()),
            .read_file =
                [](const std::string& path) {
                    if (!fs::is_regular_file(conversations / path)) throw base::FileError(path + ": not here");
                    return test::file_bytes(conversations / path);
                },
            .write_file =
                [](const std::string& path, std::string_view) {
                    if (path == "nowhere/game.sgf") throw base::FileError(path + ": not here");
                },
            .notice = [](std::string_view) {}};
}

Answer ask(Session& session, std::string name, std::string arguments = {}) {
    return execute(session, {.id = "", .name = std::move(name), .arguments = Arguments(std::move(arguments))});
}

std::string answers(const std::string& input) {
    Session session = new_session();
    std::istringstream in(input);
    std::ostringstream out;
    converse(session, in, out);
    return out.str();
}

std::vector<std::string> conversation_names() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(conversations))
        if (entry.path().extension() == ".gtp") names.push_back(entry.path().stem());
    std::sort(names.begin(), names.end());
    return names;
}

class GtpConversation : public testing::TestWithParam<std::string> {};

// conversations/NAME.gtp is what the controller sends, NAME.out what the engine answers.
TEST_P(GtpConversation, GoesAsWritten) {
    const std::string name = GetParam();
    const std::string actual = answers(test::file_bytes(conversations / (name + ".gtp")));
    EXPECT_EQ(test::golden(conversations / (name + ".out"), actual), actual);
}

INSTANTIATE_TEST_SUITE_P(Files, GtpConversation, testing::ValuesIn(conversation_names()),
                         [](const auto& conversation) { return conversation.param; });

TEST(Gtp, AnswersAboutLivesAreUncertainWhereLittleWasRead) {
    Session session = new_session();
    session.life_positions = 20;
    ask(session, "report_uncertainty", "on");
    ask(session, "boardsize", "9");
    ask(session, "set_position", "b C3 b D3 b E5 b G7 w C4 w D4 w E3 w G6");
    EXPECT_EQ(ask(session, "owl_connection_defends", "E7 G7 E5").text, "0 uncertain");
    EXPECT_EQ(ask(session, "owl_substantial", "E3").text, "1 uncertain");
    EXPECT_TRUE(ask(session, "owl_threaten_attack", "G7").text.ends_with(" uncertain"));
    // Nobody can play in the two eyes of a string that has the whole board.
    ask(session, "boardsize", "3");
    ask(session, "set_position", "b A2 b B1 b B2 b B3 b C2 b C3 b A3");
    EXPECT_EQ(ask(session, "owl_threaten_attack", "B2").text, "0");
}

TEST(Gtp, EndsCleanlyWithoutAFinalNewline) {
    EXPECT_EQ(answers(""), "");
    EXPECT_EQ(answers("\n\n# only a comment"), "");
    EXPECT_EQ(answers("1 protocol_version"), "=1 2\n\n");
    EXPECT_EQ(answers("quit"), "= \n\n");
    EXPECT_EQ(answers("quit\nname\n"), "= \n\n");
}

TEST(Gtp, TakesCarriageReturnsTabsAndControlCharacters) {
    EXPECT_EQ(answers("7 name\r\n\r\n8\tknown_command\tplay\r\n"), "=7 Katachi\n\n=8 true\n\n");
    EXPECT_EQ(answers(std::string("na\0m\x01\x7f"
                                  "e\n",
                                  8)),
              "= Katachi\n\n");
}

TEST(Gtp, PassesOverAByteOrderMark) {
    EXPECT_EQ(answers("\xEF\xBB\xBF"
                      "1 name\n2 name\n"),
              "=1 Katachi\n\n=2 Katachi\n\n");
}

TEST(Gtp, TakesNamesOfFilesWithBlanks) {
    Session session = new_session();
    session.read_file = [](const std::string& path) -> std::string {
        if (path == "My Games.sgf" || path == "move 2") return "(;SZ[5];B[aa];W[bb])";
        throw base::FileError(path + ": not here");
    };
    std::string written;
    session.write_file = [&](const std::string& path, std::string_view) { written = path; };
    EXPECT_EQ(ask(session, "loadsgf", "My Games.sgf").text, "black");
    EXPECT_EQ(ask(session, "loadsgf", "My Games.sgf  2 ").text, "white");
    EXPECT_EQ(ask(session, "loadsgf", "move 2").text, "black");
    EXPECT_EQ(ask(session, "loadsgf", "No Games.sgf").text, "cannot load file: No: not here");
    EXPECT_TRUE(ask(session, "printsgf", "My Games.sgf ").is_success);
    EXPECT_EQ(written, "My Games.sgf");
    EXPECT_TRUE(ask(session, "start_sgftrace").is_success);
    EXPECT_TRUE(ask(session, "finish_sgftrace", "My Trace.sgf").is_success);
    EXPECT_EQ(written, "My Trace.sgf");
}

TEST(Gtp, TellsWhichRulesARecordCannotName) {
    Session session = new_session();
    std::string notices;
    session.notice = [&](std::string_view line) { notices += line; };
    EXPECT_TRUE(ask(session, "kata-set-rules", "chinese").is_success);
    EXPECT_TRUE(ask(session, "printsgf").is_success);
    EXPECT_EQ(notices, "");
    EXPECT_TRUE(ask(session, "kata-set-rule", "ko SIMPLE").is_success);
    EXPECT_TRUE(ask(session, "printsgf").is_success);
    EXPECT_EQ(notices, "RU[Chinese] does not say all of the rules, which are chinese with ko SIMPLE");
}

TEST(Gtp, AnswersLinesThatAreTooLong) {
    const std::string junk(1 << 20, 'x');
    EXPECT_EQ(answers("1 name " + junk + "\n2 name\n"),
              "?1 line too long: at most 65536 characters are read\n\n=2 Katachi\n\n");
    EXPECT_EQ(answers(junk), "? line too long: at most 65536 characters are read\n\n");
    EXPECT_EQ(answers("name #" + junk + "\n"), "= Katachi\n\n");
}

// A word more than `parameters` show, which have a word for each that is taken.
TEST(Gtp, OwnCommandsRefuseMoreWordsThanTheyTake) {
    Session session = new_session();
    int refused = 0;
    for (const Command& command : gtp_commands()) {
        if (!command.name.starts_with("katachi-")) continue;
        std::string words = "x";
        for (const char c : command.parameters) words += c == ' ' ? " x" : "";
        if (!command.parameters.empty()) words += " x";
        const Answer answer = ask(session, std::string(command.name), words);
        const bool takes_any_number = command.parameters.find("...") != std::string_view::npos;
        EXPECT_EQ(answer.text.starts_with("too many words: "), !takes_any_number)
            << command.name << ": " << answer.text;
        refused += takes_any_number ? 0 : 1;
    }
    EXPECT_GT(refused, 5);
    EXPECT_EQ(ask(session, "katachi-score", "2").text, "too many words: katachi-score takes no word");
}

TEST(Gtp, PassesOverMoreWordsThanCommandsOfGnuGoTake) {
    Session session = new_session();
    EXPECT_TRUE(ask(session, "play", "b A1 A2").is_success);
    EXPECT_TRUE(ask(session, "undo", "2").is_success);
    EXPECT_EQ(ask(session, "echo", "a b c").text, "a b c");
}

TEST(Gtp, KeepsTheKomi) {
    Session session = new_session();
    EXPECT_TRUE(ask(session, "komi", "-3.5").is_success);
    EXPECT_EQ(session.komi, -3.5);
    EXPECT_TRUE(ask(session, "komi", "400").is_success);
    EXPECT_TRUE(ask(session, "komi", "-400").is_success);
    for (const char* text : {"six", "6,5", "nan", "inf", "1e999", "1e9", "6.5x", "400.5"})
        EXPECT_FALSE(ask(session, "komi", text).is_success) << text;
    EXPECT_TRUE(ask(session, "loadsgf", "ko.sgf").is_success);
    EXPECT_EQ(session.komi, 7.5);
    EXPECT_TRUE(ask(session, "kata-set-rule", "scoring AREA").is_success);
    EXPECT_EQ(session.game.rules().komi, board::find_rules(session.game.rules().name)->komi) << "the set's own";
    EXPECT_EQ(session.komi, 7.5);
}

TEST(Gtp, AFailedLoadLeavesTheBoardAsItWas) {
    Session session = new_session();
    ask(session, "play", "b Q16");
    for (const char* path : {"absent.sgf", "empty.sgf", "large-board.sgf", "."})
        EXPECT_TRUE(ask(session, "loadsgf", path).text.starts_with("cannot load file: ")) << path;
    EXPECT_EQ(session.game.history().size(), 1U);
}

TEST(Gtp, SaysWhereARecordHoldsMoreGames) {
    Session session = new_session();
    std::string notices;
    session.notice = [&](std::string_view line) { notices += line; };
    session.read_file = [](const std::string& path) -> std::string {
        return path == "one.sgf" ? "(;SZ[5];B[aa])" : "(;SZ[5];B[aa])(;SZ[5];B[bb])";
    };
    EXPECT_TRUE(ask(session, "loadsgf", "one.sgf").is_success);
    EXPECT_EQ(notices, "");
    EXPECT_TRUE(ask(session, "loadsgf", "two.sgf").is_success);
    EXPECT_EQ(notices, "two.sgf: holds more games; loadsgf takes the first");
    EXPECT_EQ(ask(session, "list_stones", "b").text, "A5");
}

// White must have a point to play on.
TEST(Gtp, TakesTwoHandicapStonesAtLeastAndLeavesAPoint) {
    Session session = new_session();
    ask(session, "boardsize", "2");
    EXPECT_EQ(ask(session, "place_free_handicap", "1").text, "invalid handicap");
    EXPECT_EQ(ask(session, "set_free_handicap", "A1").text, "invalid handicap");
    EXPECT_EQ(ask(session, "set_free_handicap", "A1 A2 B1 B2").text, "invalid handicap");
    EXPECT_TRUE(ask(session, "set_free_handicap", "A1 A2 B1").is_success);
    EXPECT_EQ(session.game.game().to_move(), board::Colour::white);
}

// An answer never contains an empty line, or the controller takes it for two.
TEST(Gtp, FramesAnswersWhateverTheirText) {
    const auto framed = [](const Answer& answer) {
        std::ostringstream out;
        write_answer(out, "5", answer);
        return out.str();
    };
    EXPECT_EQ(framed(success()), "=5 \n\n");
    EXPECT_EQ(framed(success("a\n\n\nb\n\n")), "=5 a\nb\n\n");
    EXPECT_EQ(framed(success("\na")), "=5 \na\n\n");
    EXPECT_EQ(framed(success("\n")), "=5 \n\n");
    EXPECT_EQ(framed(failure("no")), "?5 no\n\n");
}

// Each line without its vertex.
std::multiset<std::string> hashes_of_moves(Session& session, const char* colour) {
    std::istringstream lines(ask(session, "invariant_hash_for_moves", colour).text);
    std::multiset<std::string> hashes;
    for (std::string vertex, hash; lines >> vertex >> hash;) hashes.insert(hash);
    return hashes;
}

TEST(Gtp, HashesOfMovesAreTheSameFromAllSides) {
    Session session = new_session();
    ask(session, "boardsize", "5");
    for (const char* move : {"b B4", "w C4", "b E1", "w B2"}) ask(session, "play", move);
    const board::Board shown = session.game.board();
    const auto blacks = hashes_of_moves(session, "b");
    EXPECT_EQ(blacks.size(), 21U);
    EXPECT_NE(blacks, hashes_of_moves(session, "w"));
    for (const board::Orientation orientation : board::all_orientations) {
        board::Position turned(5);
        for (const board::Colour colour : {board::Colour::black, board::Colour::white})
            for (const board::Vertex stone : shown.stones(colour))
                turned.put(board::turned(stone, orientation, 5), colour);
        session.game = TrialGame(board::Game(turned, board::Colour::black, session.game.rules()));
        EXPECT_EQ(hashes_of_moves(session, "b"), blacks) << board::name(orientation);
    }
}

TEST(Gtp, HashesOfMovesAreThoseOfThePositionsAfterThem) {
    Session session = new_session();
    ask(session, "boardsize", "5");
    for (const char* move : {"b B5", "w A5", "b D3"}) ask(session, "play", move);
    std::istringstream lines(ask(session, "invariant_hash_for_moves", "b").text);
    int count = 0;
    for (std::string vertex, hash; lines >> vertex >> hash; ++count) {
        ask(session, "trymove", "b " + vertex);
        EXPECT_EQ(ask(session, "invariant_hash").text, hash) << vertex;
        ask(session, "popgo");
    }
    EXPECT_EQ(count, 22);
}

// White may not play in Black's eyes, and each hash keeps its leading noughts.
TEST(Gtp, HashesOfMovesAreThoseOfAllLegalMoves) {
    Session session = new_session();
    ask(session, "boardsize", "13");
    for (const char* move : {"b A12", "b B13", "b B12", "b M1", "b N2"}) ask(session, "play", move);
    std::istringstream lines(ask(session, "invariant_hash_for_moves", "w").text);
    std::string moves;
    for (std::string vertex, hash; lines >> vertex >> hash;) {
        moves += (moves.empty() ? "" : " ") + vertex;
        EXPECT_EQ(hash.size(), 16U) << vertex;
    }
    EXPECT_EQ(moves, ask(session, "all_legal", "w").text);
    EXPECT_FALSE(moves.starts_with("A13 "));
}

TEST(Gtp, GamesThatAreAdvancedToFollowOneAnother) {
    Session once = new_session(), twice = new_session();
    ask(once, "advance_random_seed", "5");
    ask(twice, "advance_random_seed", "2");
    EXPECT_EQ(ask(twice, "advance_random_seed", "3").text, std::to_string(once.random_seed));
    EXPECT_EQ(once.play.seed, twice.play.seed);
}

// What stands before a colon in the lines of an answer.
std::string names_of_blocks(const std::string& text) {
    std::istringstream lines(text);
    std::string names;
    for (std::string line; std::getline(lines, line);)
        if (const std::size_t colon = line.find(':'); colon != std::string::npos && colon < 4)
            names += line.substr(0, colon) + ' ';
    return names;
}

TEST(Gtp, TellsOfAllPointsAndDragonsByRowsFromAllSides) {
    for (int orientation = 0; orientation < board::orientation_count; ++orientation) {
        Session session = new_session();
        ask(session, "orientation", std::to_string(orientation));
        ask(session, "boardsize", "5");
        for (const char* move : {"b D2", "w B4", "w E5"}) ask(session, "play", move);
        EXPECT_EQ(names_of_blocks(ask(session, "worm_data").text),
                  "A5 B5 C5 D5 E5 A4 B4 C4 D4 E4 A3 B3 C3 D3 E3 A2 B2 C2 D2 E2 A1 B1 C1 D1 E1 ")
            << orientation;
        EXPECT_EQ(names_of_blocks(ask(session, "dragon_status").text), "E5 B4 D2 ") << orientation;
        EXPECT_EQ(names_of_blocks(ask(session, "dragon_data").text), "E5 B4 D2 ") << orientation;
        EXPECT_EQ(ask(session, "dragon_stones").text, "E5 \nB4 \nD2 \n") << orientation;
        EXPECT_EQ(ask(session, "worm_stones").text, "E5 \nB4 \nD2 \n") << orientation;
    }
}

// Black's eye space reaches from the corner to the stones above; White at B5 parts them, and the corner dies alone.
TEST(Gtp, AsksForThePartOfADragonThatCannotBeCutOff) {
    Session session = new_session();
    ask(session, "boardsize", "13");
    for (const char* black :
         {"A11", "A10", "B10", "C10", "C9", "D9", "D8", "C7", "C6", "C4", "D4", "C3", "C2", "C1", "D1"})
        ask(session, "play", std::string("b ") + black);
    for (const char* white :
         {"A12", "B12", "B11", "C11", "D10", "E9", "E8", "D7", "D6", "D5", "C5", "E4", "D3", "D2", "E2", "E1"})
        ask(session, "play", std::string("w ") + white);
    ASSERT_NE(ask(session, "dragon_stones", "C4").text.find("A11"), std::string::npos);
    EXPECT_EQ(ask(session, "owl_attack", "C4").text.front(), '1');
    EXPECT_EQ(ask(session, "owl_does_attack", "B5 C4").text, "1");
    EXPECT_EQ(ask(session, "owl_does_defend", "B5 C4").text, "1");
}

TEST(Gtp, SaysWhichLivesAreUncertainWhereItIsAsked) {
    Session session = new_session();
    ask(session, "boardsize", "9");
    for (const char* move :
         {"b A8", "b B8", "b C8", "b D8", "b D9", "w A7", "w B7", "w C7", "w D7", "w E7", "w E8", "w E9"})
        ask(session, "play", move);
    const std::string sure = ask(session, "owl_attack", "B8").text;
    ask(session, "report_uncertainty", "on");
    EXPECT_EQ(ask(session, "owl_attack", "B8").text, sure);
    session.life = std::make_unique<life::LifeReader>(life::LifeLimits{.nodes = 1});
    EXPECT_TRUE(ask(session, "owl_attack", "B8").text.ends_with(" uncertain"));
    EXPECT_TRUE(ask(session, "owl_does_attack", "B9 B8").text.ends_with(" uncertain"));
    EXPECT_TRUE(ask(session, "owl_does_defend", "J1 B8").text.ends_with(" uncertain"));
    EXPECT_EQ(ask(session, "owl_does_defend", "B9 B8").text, "1");  // seen at once
    ask(session, "report_uncertainty", "off");
    EXPECT_FALSE(ask(session, "owl_attack", "B8").text.ends_with(" uncertain"));
}

TEST(Gtp, SaysWhichRacesAreUncertainWhereItIsAsked) {
    Session session = new_session();
    ask(session, "boardsize", "9");
    for (const char* move :
         {"w A6", "w B6", "w C6", "w D6", "w C5", "w D5", "w E4", "w E5", "w F4", "b A4", "b B4", "b C4", "b D4",
          "b E3", "b F3", "b G4", "b D2", "b A1", "b B1", "b C1", "b D1", "w A3", "w B3", "w C3", "w D3"})
        ask(session, "play", move);
    const auto is_uncertain = [&](const char* command) {
        return ask(session, command, "A4 A3").text.ends_with(" uncertain");
    };
    ask(session, "report_uncertainty", "on");
    EXPECT_FALSE(is_uncertain("katachi-race_margin") || is_uncertain("analyze_semeai"));
    session.races = std::make_unique<life::RaceReader>(life::LifeLimits{.nodes = 1});
    EXPECT_TRUE(is_uncertain("katachi-race_margin"));
    EXPECT_TRUE(is_uncertain("analyze_semeai"));
    ask(session, "report_uncertainty", "off");
    EXPECT_FALSE(is_uncertain("katachi-race_margin") || is_uncertain("analyze_semeai"));
}

TEST(Gtp, SaysWhichReadingIsUncertainWhereItIsAsked) {
    Session session = new_session();
    ask(session, "boardsize", "9");
    for (const char* move : {"b A1", "w A2", "b E5", "b E7", "b G3", "w E4", "w D5", "w F6", "w D7"})
        ask(session, "play", move);
    session.tactics.set_limits(string_limits(1));
    session.connection_tactics.set_limits(connection_limits(1));
    ask(session, "report_uncertainty", "on");
    for (const char* question :
         {"attack E5", "katachi-restricted_attack E5 F5", "attack_either E5 E7", "connect E5 G3", "disconnect E5 G3",
          "break_in E5 J1", "does_attack F5 E5", "katachi-links_hold E5 E7"}) {
        const std::string line = question;
        const std::size_t gap = line.find(' ');
        EXPECT_TRUE(ask(session, line.substr(0, gap), line.substr(gap + 1)).text.ends_with(" uncertain")) << question;
    }
    EXPECT_EQ(ask(session, "attack", "A1").text, "1 B1");
    ask(session, "report_uncertainty", "off");
    EXPECT_FALSE(ask(session, "attack", "E5").text.ends_with(" uncertain"));
}

// A move that stays open is followed by the question which move there is.
TEST(Gtp, CountsThePositionsOfBothQuestionsAboutAMove) {
    constexpr life::LifeLimits limits{.nodes = 1};
    Session session = new_session();
    ask(session, "boardsize", "9");
    for (const char* move :
         {"b A8", "b B8", "b C8", "b D8", "b D9", "w A7", "w B7", "w C7", "w D7", "w E7", "w E8", "w E9"})
        ask(session, "play", move);
    session.life = std::make_unique<life::LifeReader>(limits);
    EXPECT_EQ(ask(session, "owl_does_defend", "J1 B8").text, "0");
    const life::DragonRooms rooms = life_rooms(session, *session.point("B8"));
    board::Board board = session.game.board();
    const std::uint64_t of_the_move =
        life::LifeReader(limits).does_defend(board, rooms.whole, *session.point("J1")).nodes;
    EXPECT_GT(session.life_nodes, of_the_move);
}

}  // namespace
}  // namespace katachi::gtp
