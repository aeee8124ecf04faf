// Texts that are cut off, far too large or no text at all.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/bad_input/support.h"
#include "tests/fuzz/reading_promise.h"

namespace katachi::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::string entry(const std::string& rows, const std::string& rest = "") {
    return "Pattern big\n" + rows + "\n:8,O\n" + rest;
}

TEST(BadInput, SamplesAreSound) {
    for (const Sample& sample : samples()) {
        const Reading reading = read_text(sample.text, sample.kind);
        EXPECT_THAT(reading.rules(), IsEmpty()) << compiler::name(sample.kind);
        EXPECT_EQ(reading.database.patterns.size(), 2U) << compiler::name(sample.kind);
    }
}

TEST(BadInput, EveryPrefixOfAFileIsRead) {
    for (const Sample& sample : samples())
        for (std::size_t length = 0; length <= sample.text.size(); ++length) {
            const std::string prefix = sample.text.substr(0, length);
            EXPECT_EQ(fuzz::broken_reading_promise(sample.kind, prefix), "") << "cut off behind:\n" << prefix;
        }
}

TEST(BadInput, ACutOffEntryIsFoundAndTheOnesBeforeItAreKept) {
    const std::string& text = samples().front().text;
    const Reading reading = read_text(text.substr(0, text.find(":\\,C")));
    EXPECT_THAT(reading.rules(), ElementsAre("syntax"));
    EXPECT_THAT(reading.diagnostics.front().message, HasSubstr("the colon line"));
    EXPECT_EQ(reading.diagnostics.front().pattern, "cut-2");
    ASSERT_EQ(reading.database.patterns.size(), 1U);
    EXPECT_EQ(reading.database.patterns.front().name, "cut-1");
}

TEST(BadInput, AnEmptyFileHasNeitherEntriesNorFindings) {
    for (const Sample& sample : samples())
        for (const std::string text : {"", "\n", "\n\n\n", "# nothing but a remark", "   \n\t\n"}) {
            const Reading reading = read_text(text, sample.kind);
            EXPECT_THAT(reading.rules(), IsEmpty()) << compiler::name(sample.kind) << ": `" << text << "`";
            EXPECT_THAT(reading.database.patterns, IsEmpty());
        }
}

TEST(BadInput, ABinaryFileIsRefusedAtItsFirstZeroByte) {
    for (const Sample& sample : samples()) {
        const Reading reading = read_text(sample.text + std::string("\x7f\0\x01", 3) + "ELF", sample.kind);
        ASSERT_THAT(reading.rules(), ElementsAre("not-text"));
        EXPECT_EQ(reading.diagnostics.front().span.begin, sample.text.size() + 1);
        EXPECT_THAT(reading.database.patterns, IsEmpty());
    }
}

TEST(BadInput, AllBytesButZeroAreRead) {
    std::string bytes;
    for (int round = 0; round < 16; ++round)
        for (int byte = 1; byte < 256; ++byte) bytes += static_cast<char>(byte * (2 * round + 1));
    std::erase(bytes, '\0');
    for (const Sample& sample : samples()) {
        EXPECT_EQ(fuzz::broken_reading_promise(sample.kind, bytes), "");
        EXPECT_EQ(fuzz::broken_reading_promise(sample.kind, sample.text + bytes + "\n" + sample.text), "");
    }
}

TEST(BadInput, ALineOfTenMegabytesIsRefusedWhereItBegins) {
    const std::string line(10'000'000, '.');
    for (const Sample& sample : samples()) {
        const Reading reading = read_text(sample.text + line + "\n", sample.kind);
        ASSERT_THAT(reading.rules(), ElementsAre("line-too-long"));
        EXPECT_EQ(reading.diagnostics.front().span.begin, sample.text.size());
        EXPECT_THAT(reading.diagnostics.front().message, HasSubstr("10000000 bytes"));
    }
}

TEST(BadInput, ALineOf64KiBIsReadAndALongerOneIsNot) {
    const std::string longest = "#" + std::string((std::size_t{1} << 16U) - 1, 'x');
    for (const Sample& sample : samples()) {
        EXPECT_THAT(read_text(longest + "\n" + sample.text, sample.kind).rules(), IsEmpty());
        EXPECT_THAT(read_text(longest + "x\n" + sample.text, sample.kind).rules(), ElementsAre("line-too-long"));
    }
}

TEST(BadInput, ADiagramOfAThousandRowsIsRead) {
    const Reading reading = read_text(entry(repeated("OX.?\n", 999) + "OX*?\n"));
    EXPECT_THAT(reading.rules(), IsEmpty());
    ASSERT_EQ(reading.database.patterns.size(), 1U);
    EXPECT_EQ(reading.database.patterns.front().diagram.rows, 1000);
    EXPECT_EQ(fuzz::broken_reading_promise(compiler::DatabaseKind::move, entry(repeated("OX.?\n", 1000))), "");
    EXPECT_EQ(fuzz::broken_reading_promise(compiler::DatabaseKind::eye_shape,
                                           "Pattern 1\n" + repeated("x!\n", 1000) + "\n:1111\n"),
              "");
    EXPECT_EQ(fuzz::broken_reading_promise(compiler::DatabaseKind::monte_carlo, repeated("XO?\n", 1000) + ":20\n"), "");
}

TEST(BadInput, AnEyeShapeOfManyCellsInAShortTextIsRefused) {
    const std::string text = "Pattern 1\n" + repeated("x!\n", 1500) + std::string(900, '.') + "\n\n:1111\n";
    const Reading reading = read_text(text, compiler::DatabaseKind::eye_shape);
    ASSERT_THAT(reading.rules(), ElementsAre("diagram-too-large"));
    EXPECT_THAT(reading.diagnostics.front().message, HasSubstr("1501 rows and 900 columns"));
    ASSERT_EQ(reading.database.patterns.size(), 1U);
    EXPECT_FALSE(reading.database.patterns.front().sound);
    EXPECT_EQ(fuzz::broken_reading_promise(compiler::DatabaseKind::eye_shape, text), "");
}

TEST(BadInput, ARaggedRowAmongAThousandIsPointedAt) {
    const std::string text = entry(repeated("OX.?\n", 700) + "OX.\n" + repeated("OX.?\n", 299));
    const Reading reading = read_text(text);
    ASSERT_THAT(reading.rules(), ElementsAre("not-a-rectangle"));
    EXPECT_EQ(reading.database.sources.front()->line_column(reading.diagnostics.front().span.begin).line, 702);
    EXPECT_FALSE(reading.database.patterns.front().sound);
}

TEST(BadInput, ManyFieldsAndEntriesAreRead) {
    EXPECT_EQ(fuzz::broken_reading_promise(compiler::DatabaseKind::move,
                                           "Pattern A\nO*\n\n:8,O" + repeated(",value(1)", 5000) + "\n"),
              "");
    EXPECT_EQ(
        fuzz::broken_reading_promise(compiler::DatabaseKind::whole_board, "A1 1 " + repeated("ppdd", 5000) + "\n"), "");
    const Reading reading = read_text(repeated("Pattern A\nO*\n\n:8,O\n\n", 5000));
    EXPECT_THAT(reading.rules(), IsEmpty());
    EXPECT_EQ(reading.database.patterns.size(), 5000U);
}

TEST(BadInput, HopelessNestingIsOneFinding) {
    const std::string deep = repeated("(", 100'000);
    for (const std::string& line : {";" + deep, ";" + repeated("!", 100'000) + "a", ">" + repeated("{", 100'000),
                                    ";" + repeated("a?", 50'000), ";" + repeated("a&&", 30'000) + "a"}) {
        const Reading reading = read_text(entry("O*\n", line + "\n") + samples().front().text);
        EXPECT_THAT(reading.rules(), testing::SizeIs(1)) << line.substr(0, 20);
    }
}

TEST(BadInput, NestingOverManyLinesIsOneFinding) {
    for (const std::string part : {";(\n", ";!\n", ";-\n", ";lib(\n", ">{\n", ">if (a)\n", ">if (a) ; else\n"}) {
        const std::string text = entry("O*\n", repeated(part, 10'000)) + samples().front().text;
        const Reading reading = read_text(text);
        EXPECT_THAT(reading.rules(), ElementsAre("syntax")) << part;
        EXPECT_EQ(reading.database.patterns.size(), 3U) << part;
    }
}

TEST(BadInput, NestingBeyondTheLimitIsRefused) {
    for (const std::string& line :
         {";" + repeated("(", 201) + "a" + repeated(")", 201), ";" + repeated("a?b:", 201) + "c",
          ">" + repeated("{", 201) + repeated("}", 201), ">" + repeated("if (a) ", 200) + "{}",
          ";" + repeated("!", 2001) + "a", ";" + repeated("a+", 2001) + "a"})
        EXPECT_THAT(read_text(entry("O*\n", line + "\n")).rules(), ElementsAre("syntax")) << line.substr(0, 20);
    for (const std::string& action : {repeated("{", 200) + repeated("}", 200), repeated("if (a) ", 199) + "{}"})
        EXPECT_THAT(read_text(entry("O*\n", ">" + action + "\n")).rules(), IsEmpty()) << action.substr(0, 20);
}

TEST(BadInput, NestingWithinTheLimitIsRead) {
    for (const std::string& constraint : {repeated("(", 200) + "a" + repeated(")", 200), repeated("!", 2000) + "a",
                                          repeated("a+", 2000) + "a", repeated("a?b:", 200) + "c"}) {
        const std::string text = entry("O*\n", ";" + constraint + "\n");
        EXPECT_THAT(read_text(text).rules(), IsEmpty()) << constraint.substr(0, 20);
        EXPECT_EQ(fuzz::broken_reading_promise(compiler::DatabaseKind::move, text), "") << constraint.substr(0, 20);
    }
}

}  // namespace
}  // namespace katachi::test
