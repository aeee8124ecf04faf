// Texts that no program should write: reading keeps its promises, and its time grows with the length alone.
#include <gtest/gtest.h>

#include <ctime>
#include <random>

#include "compiler/sgf/reader.h"
#include "compiler/sgf/writer.h"
#include "tests/fuzz/sgf_promise.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi::sgf {
namespace {

std::string repeated(std::string_view part, std::size_t count) {
    std::string text;
    text.reserve(part.size() * count);
    for (std::size_t i = 0; i < count; ++i) text += part;
    return text;
}

compiler::SgfTree game_of(const std::string& text) {
    compiler::SgfCollection collection = compiler::read_sgf_collection("game.sgf", text);
    EXPECT_EQ(collection.games.size(), 1U);
    return collection.games.empty() ? compiler::SgfTree() : std::move(collection.games.front());
}

// The seconds are of the processor, so that other programs do not count.
double seconds_of_reading(const std::string& text) {
    const std::clock_t start = std::clock();
    for (const compiler::SgfTree& game : compiler::read_sgf_collection("long.sgf", text).games)
        compiler::sgf_text(game);
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

TEST(SgfNonsense, RandomBytesKeepThePromises) {
    std::mt19937 random(test::test_seed());
    for (int i = 0; i < 300; ++i) {
        std::string bytes(random() % 500, '\0');
        for (char& byte : bytes) byte = static_cast<char>(random());
        ASSERT_EQ(fuzz::broken_sgf_promise("(;" + bytes), "") << "case " << i;
        ASSERT_EQ(fuzz::broken_sgf_promise(bytes), "") << "case " << i;
    }
}

TEST(SgfNonsense, RandomPartsKeepThePromises) {
    constexpr std::string_view parts[] = {
        "(",     ")",         ";",       "[",   "]",     "\\",        "B[aa]",  "W[]",     "AB[aa:cc]",    "AE[bb]",
        "SZ[9]", "(;",        "PL",      "[W]", "b[dd]", "Black[ee]", "\xff",   "CA[gbk]", "\xe5\x9b\xb4", " ",
        "\n",    "C[a:\\:b]", "B[\\bb]", "x",   "2",     "?",         "KM[375]"};
    std::mt19937 random(test::test_seed());
    for (int i = 0; i < 3000; ++i) {
        std::string text = "(;";
        for (auto part = random() % 30; part > 0; --part) text += parts[random() % std::size(parts)];
        ASSERT_EQ(fuzz::broken_sgf_promise(text), "") << "case " << i << ": " << text;
    }
}

TEST(SgfNonsense, MutatedGamesKeepThePromises) {
    const std::string game = test::file_bytes(test::project_folder() / "examples/lee-sedol-alphago-2016-game-4.sgf");
    ASSERT_FALSE(game.empty());
    constexpr std::string_view telling = "()[];:\\BWACabt \n\xe5";
    std::mt19937 random(test::test_seed());
    for (int i = 0; i < 300; ++i) {
        std::string text = game;
        for (auto count = 1 + random() % 8; count > 0; --count) {
            const std::size_t at = random() % text.size();
            if (random() % 2 == 0)
                text[at] = telling[random() % telling.size()];
            else
                text.erase(at, 1 + random() % 40);
        }
        ASSERT_EQ(fuzz::broken_sgf_promise(text), "") << "case " << i << ": " << text;
    }
}

TEST(SgfNonsense, AHundredThousandVariationsWithinEachOther) {
    constexpr std::size_t depth = 100'000;
    const std::string open = repeated("(;B[aa]", depth);
    EXPECT_EQ(game_of(open).nodes.size(), depth);
    EXPECT_EQ(fuzz::broken_sgf_promise(open), "");
    EXPECT_EQ(fuzz::broken_sgf_promise("(;" + repeated("(", depth)), "");
    EXPECT_EQ(fuzz::broken_sgf_promise(repeated("(", depth)), "");
    const compiler::SgfTree forked = game_of("(;" + repeated("(;B[aa](;W[bb])", depth));
    EXPECT_EQ(forked.nodes.size(), 2 * depth + 1);
    EXPECT_EQ(fuzz::broken_sgf_round_trip(forked), "");
}

TEST(SgfNonsense, AValueOfTenMegabytes) {
    const std::string value = repeated("0123456789abcdef\xe5\x9b\xb4\n", 500'000);
    const compiler::SgfTree game = game_of("(;C[" + value + "];B[aa])");
    EXPECT_EQ(game.root().text("C"), value);
    EXPECT_EQ(game.nodes.size(), 2U);
    EXPECT_EQ(fuzz::broken_sgf_round_trip(game), "");
}

TEST(SgfNonsense, ZerosAreKept) {
    using namespace std::string_literals;
    const compiler::SgfTree game = game_of("(;C[a\0b]N[\0]\0;B[aa])"s);
    EXPECT_EQ(game.root().text("C"), "a\0b"s);
    EXPECT_EQ(game.root().text("N"), "\0"s);
    EXPECT_EQ(fuzz::broken_sgf_round_trip(game), "");
}

// Four times the text may not take ten times as long. What else runs can only slow a reading down, so one try of three
// is enough.
bool time_grows_with_the_length(const std::string& head, const std::string& part) {
    for (int tries = 0; tries < 3; ++tries) {
        const double once = seconds_of_reading(head + part);
        const double four = seconds_of_reading(head + part + part + part + part);
        if (four < 10 * std::max(once, 0.02)) return true;
    }
    return false;
}

TEST(SgfNonsense, TimeGrowsWithTheLength) {
    const std::string names = [] {
        std::string text;
        for (int i = 0; i < 20'000; ++i) text += "A" + std::to_string(i) + "[]";
        return text;
    }();
    for (const std::string& part :
         {repeated("(", 50'000), repeated("[", 50'000), repeated("(;", 30'000), repeated("B[aa]", 30'000),
          repeated(")", 50'000), repeated("\\]", 50'000), repeated("(A", 30'000), repeated("? ", 30'000),
          repeated("C[\\", 30'000), repeated("(;B[aa])", 20'000), names}) {
        for (const char* const head : {"(;", "(;C[", ""})
            EXPECT_TRUE(time_grows_with_the_length(head, part)) << head << part.substr(0, 10);
    }
}

}  // namespace
}  // namespace katachi::sgf
