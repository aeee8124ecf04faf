#include "base/findings/source_file.h"

#include <gtest/gtest.h>

namespace katachi::compiler {
namespace {

using Place = std::pair<int, int>;

Place place(const base::SourceFile& source, std::size_t offset) {
    const auto at = source.line_column(static_cast<std::uint32_t>(offset));
    return {at.line, at.column};
}

TEST(SourceFile, CountsLinesAndColumnsFromOne) {
    const base::SourceFile source("a.db", "ab\n\ncd\n");
    EXPECT_EQ(source.line_count(), 3);
    EXPECT_EQ(place(source, 0), Place(1, 1));
    EXPECT_EQ(place(source, 2), Place(1, 3));
    EXPECT_EQ(place(source, 3), Place(2, 1));
    EXPECT_EQ(place(source, 5), Place(3, 2));
    EXPECT_EQ(place(source, 6), Place(3, 3));
}

TEST(SourceFile, KnowsThePlaceBehindItsEnd) {
    EXPECT_EQ(place(base::SourceFile("a.db", "ab"), 2), Place(1, 3));
    EXPECT_EQ(place(base::SourceFile("a.db", ""), 0), Place(1, 1));
    EXPECT_EQ(place(base::SourceFile("a.db", "ab\n"), 99), place(base::SourceFile("a.db", "ab\n"), 3));
}

TEST(SourceFile, CountsCharactersOfUtf8) {
    const std::string text = "形Ré x\n形y";
    const base::SourceFile source("a.db", text);
    EXPECT_EQ(place(source, text.find('R')), Place(1, 2));
    EXPECT_EQ(place(source, text.find('x')), Place(1, 5));
    EXPECT_EQ(place(source, text.find('y')), Place(2, 2));
}

TEST(SourceFile, CountsCharactersOfLongLines) {
    std::string text = "first\n";
    for (int i = 0; i < 5'000; ++i) text += i % 3 == 0 ? "形" : "a";
    const base::SourceFile source("test", text);
    int column = 1;
    for (std::size_t at = 6; at < text.size(); ++at) {
        const bool begins = (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
        if (!begins) continue;
        ASSERT_EQ(source.line_column(static_cast<std::uint32_t>(at)).column, column++) << at;
        ASSERT_EQ(source.line_column(static_cast<std::uint32_t>(at)).line, 2);
    }
}

TEST(SourceFile, DoesNotCountAByteOrderMark) {
    const base::SourceFile source("a.db", "\xEF\xBB\xBFPattern\nx");
    EXPECT_EQ(place(source, 0), Place(1, 1));
    EXPECT_EQ(place(source, 3), Place(1, 1));
    EXPECT_EQ(place(source, 4), Place(1, 2));
    EXPECT_EQ(place(source, 11), Place(2, 1));
}

TEST(SourceFile, GivesLinesWithoutTheirEnds) {
    const base::SourceFile source("a.db", "one\r\n\ntwo\nthree");
    ASSERT_EQ(source.line_count(), 4);
    EXPECT_EQ(source.text(source.line_span(1)), "one");
    EXPECT_EQ(source.text(source.line_span(2)), "");
    EXPECT_EQ(source.text(source.line_span(3)), "two");
    EXPECT_EQ(source.text(source.line_span(4)), "three");
    EXPECT_EQ(source.line_span(4), (base::Span{10, 15}));
}

TEST(SourceFile, OfEveryByteTheLineHoldsIt) {
    const base::SourceFile source("a.db", "a\r\nbc\n\n\nd e f\n\r\nlast");
    for (std::uint32_t offset = 0; offset < source.text().size(); ++offset) {
        const base::Span line = source.line_span(source.line_column(offset).line);
        const bool is_line_end = source.text()[offset] == '\n' || source.text()[offset] == '\r';
        EXPECT_LE(line.begin, offset);
        EXPECT_TRUE(is_line_end || offset < line.end) << offset;
    }
}

}  // namespace
}  // namespace katachi::compiler
