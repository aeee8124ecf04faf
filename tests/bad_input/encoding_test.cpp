// Line ends and encodings: what a text means does not depend on its line ends, and bytes beyond ASCII come
// back as they stood.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/files/read_file.h"
#include "compiler/model/discovery.h"
#include "tests/bad_input/support.h"
#include "tests/fuzz/reading_promise.h"

namespace katachi::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::string byte_order_mark_text = "\xEF\xBB\xBF";

void expect_same_entries(const Reading& a, const Reading& b) {
    EXPECT_EQ(a.rules(), b.rules());
    ASSERT_EQ(a.database.patterns.size(), b.database.patterns.size());
    for (std::size_t i = 0; i < a.database.patterns.size(); ++i)
        EXPECT_TRUE(compiler::same_meaning(a.database.patterns[i], b.database.patterns[i]))
            << a.database.patterns[i].name;
}

TEST(Encoding, CarriageReturnsChangeNothing) {
    for (const Sample& sample : samples())
        expect_same_entries(read_text(sample.text, sample.kind),
                            read_text(with_line_ends(sample.text, "\r\n"), sample.kind));
}

TEST(Encoding, CarriageReturnsChangeNothingInTheLibrary) {
    for (const auto& file : library_files()) {
        SCOPED_TRACE(file.filename());
        const std::string text(base::read_file(file)->text());
        const compiler::DatabaseKind kind = compiler::guess_kind(base::SourceFile("", text));
        expect_same_entries(read_text(text, kind), read_text(with_line_ends(text, "\r\n"), kind));
    }
}

TEST(Encoding, AFindingIsOnTheSameLineWithCarriageReturns) {
    const std::string text = "Pattern A\nO*\nO\n\n:8,O\n";
    for (const std::string& written : {text, with_line_ends(text, "\r\n")}) {
        const Reading reading = read_text(written);
        ASSERT_THAT(reading.rules(), ElementsAre("not-a-rectangle"));
        EXPECT_EQ(reading.database.sources.front()->line_column(reading.diagnostics.front().span.begin).line, 3);
    }
}

TEST(Encoding, RemarksComeBackByteByByte) {
    for (const std::string remark : {"\xE5\xBD\xA2 katachi", "fen\xEAtre", "\x82\xA9\x82\xBD\x82\xBF"}) {
        const std::string text = "Pattern A\n# " + remark + "\nO*    " + remark + "\n\n:8,O\n";
        const Reading reading = read_text(text);
        EXPECT_THAT(reading.rules(), IsEmpty());
        ASSERT_EQ(reading.database.patterns.size(), 1U);
        EXPECT_THAT(reading.database.patterns.front().remarks(), ElementsAre(remark, remark));
        EXPECT_EQ(fuzz::broken_reading_promise(compiler::DatabaseKind::move, text), "");
    }
}

TEST(Encoding, NamesComeBackByteByByte) {
    const Reading reading = read_text("Pattern \xE5\xBD\xA2-1\nO*\n\n:8,O\n");
    EXPECT_THAT(reading.rules(), IsEmpty());
    ASSERT_EQ(reading.database.patterns.size(), 1U);
    EXPECT_EQ(reading.database.patterns.front().name, "\xE5\xBD\xA2-1");
}

TEST(Encoding, AColumnCountsCharacters) {
    const base::SourceFile source("a.db", "# \xE5\xBD\xA2: x\n");
    EXPECT_EQ(source.line_column(static_cast<std::uint32_t>(source.text().find('x'))).column, 6);
}

TEST(Encoding, AByteOrderMarkIsPassedOver) {
    for (const Sample& sample : samples()) {
        expect_same_entries(read_text(sample.text, sample.kind),
                            read_text(byte_order_mark_text + sample.text, sample.kind));
        EXPECT_THAT(read_text(byte_order_mark_text, sample.kind).rules(), IsEmpty());
    }
    const std::string text = byte_order_mark_text + "Pattern A\nO*\n\n:8,O\n";
    const Reading reading = read_text(text);
    EXPECT_THAT(reading.rules(), IsEmpty());
    ASSERT_EQ(reading.database.patterns.size(), 1U);
    EXPECT_EQ(reading.database.patterns.front().span.begin, byte_order_mark_text.size());
    EXPECT_EQ(compiler::guess_kind(base::SourceFile("a.db", text)), compiler::DatabaseKind::move);
}

TEST(Encoding, Utf16IsRefused) {
    std::string text = "\xFF\xFE";
    for (const char c : samples().front().text) text += {c, '\0'};
    EXPECT_THAT(read_text(text).rules(), ElementsAre("not-text"));
}

}  // namespace
}  // namespace katachi::test
