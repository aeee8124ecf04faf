#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "base/files/file_error.h"
#include "engine/gtp/conversation.h"
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

// tests/gtp/NAME.gtp is what the controller sends, NAME.out what the engine answers.
TEST_P(GtpConversation, GoesAsWritten) {
    const std::string name = GetParam();
    const std::string actual = answers(test::file_bytes(conversations / (name + ".gtp")));
    EXPECT_EQ(test::golden(conversations / (name + ".out"), actual), actual);
}

INSTANTIATE_TEST_SUITE_P(Files, GtpConversation, testing::ValuesIn(conversation_names()),
                         [](const auto& conversation) { return conversation.param; });

TEST(Gtp, EndsCleanlyWithoutAFinalNewline) {
    EXPECT_EQ(answers(""), "");
    EXPECT_EQ(answers("\n\n# only a comment"), "");
    EXPECT_EQ(answers("1 protocol_version"), "=1 2\n\n");
    EXPECT_EQ(answers("quit"), "=\n\n");
    EXPECT_EQ(answers("quit\nname\n"), "=\n\n");
}

TEST(Gtp, TakesCarriageReturnsTabsAndControlCharacters) {
    EXPECT_EQ(answers("7 name\r\n\r\n8\tknown_command\tplay\r\n"), "=7 Katachi\n\n=8 true\n\n");
    EXPECT_EQ(answers(std::string("na\0m\x01\x7f"
                                  "e\n",
                                  9)),
              "= Katachi\n\n");
}

TEST(Gtp, AnswersLinesThatAreTooLong) {
    const std::string junk(1 << 20, 'x');
    EXPECT_EQ(answers("1 name " + junk + "\n2 name\n"), "?1 syntax error\n\n=2 Katachi\n\n");
    EXPECT_EQ(answers(junk), "? syntax error\n\n");
    EXPECT_EQ(answers("name #" + junk + "\n"), "= Katachi\n\n");
}

TEST(Gtp, KeepsTheKomi) {
    Session session = new_session();
    EXPECT_TRUE(ask(session, "komi", "-3.5").is_success);
    EXPECT_EQ(session.komi, -3.5);
    for (const char* text : {"six", "6,5", "nan", "inf", "1e999", "1e9", "6.5x"})
        EXPECT_FALSE(ask(session, "komi", text).is_success) << text;
    EXPECT_TRUE(ask(session, "loadsgf", "ko.sgf").is_success);
    EXPECT_EQ(session.komi, 7.5);
}

TEST(Gtp, AFailedLoadLeavesTheBoardAsItWas) {
    Session session = new_session();
    ask(session, "play", "b Q16");
    for (const char* path : {"absent.sgf", "empty.sgf", "large-board.sgf", "."})
        EXPECT_TRUE(ask(session, "loadsgf", path).text.starts_with("cannot load file: ")) << path;
    EXPECT_EQ(session.game.history().size(), 1U);
}

// An answer never contains an empty line, or the controller takes it for two.
TEST(Gtp, FramesAnswersWhateverTheirText) {
    const auto framed = [](const Answer& answer) {
        std::ostringstream out;
        write_answer(out, "5", answer);
        return out.str();
    };
    EXPECT_EQ(framed(success()), "=5\n\n");
    EXPECT_EQ(framed(success("a\n\n\nb\n\n")), "=5 a\nb\n\n");
    EXPECT_EQ(framed(success("\na")), "=5\na\n\n");
    EXPECT_EQ(framed(success("\n")), "=5\n\n");
    EXPECT_EQ(framed(failure("no")), "?5 no\n\n");
}

}  // namespace
}  // namespace katachi::gtp
