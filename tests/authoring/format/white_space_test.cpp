// White space that means nothing makes no difference. A failure names its seed; to repeat it, run with
// KATACHI_SEED set to that number.
#include <gtest/gtest.h>

#include <random>

#include "base/files/read_file.h"
#include "compiler/model/discovery.h"
#include "tests/bad_input/support.h"
#include "tests/support/random_position.h"
#include "tools/authoring/format/format.h"

namespace katachi::authoring {
namespace {

std::string formed(const std::string& text, compiler::DatabaseKind kind = compiler::DatabaseKind::move) {
    const auto source = std::make_shared<base::SourceFile>("noise.db", text);
    std::string form = formatted(source, kind).text;
    EXPECT_EQ(formatting_fault(source, form, kind), "") << text;
    return form;
}

TEST(WhiteSpace, OfNothingIsNothing) {
    for (const char* text : {"", "\n", " \t\r\n\n\n", "\xEF\xBB\xBF", "\xEF\xBB\xBF\n"}) EXPECT_EQ(formed(text), "");
}

TEST(WhiteSpace, EndsOfLinesBecomeLineFeeds) {
    for (const test::Sample& sample : test::samples()) {
        const std::string form = formed(sample.text, sample.kind);
        EXPECT_EQ(form.find('\r'), std::string::npos);
        EXPECT_EQ(formed(test::with_line_ends(sample.text, "\r\n"), sample.kind), form);
        EXPECT_EQ(formed("\xEF\xBB\xBF" + sample.text, sample.kind), form);
        EXPECT_EQ(formed(sample.text.substr(0, sample.text.size() - 1), sample.kind), form);
    }
}

// No cell is a byte order mark, so that an entry of such rows is broken, and stays as it is.
TEST(WhiteSpace, ASecondByteOrderMarkStays) {
    const std::string row = "\xEF\xBB\xBF";
    const std::string text = "\n" + row + "\n" + row + "\n" + row + "\n\n:1\n";
    EXPECT_EQ(formed(text, compiler::DatabaseKind::monte_carlo), text);
}

class Noise {
  public:
    explicit Noise(unsigned seed) : random_(seed) {}

    // The same entries, with blanks before and behind lines, more of them where some are, and more or fewer
    // blank lines where some are.
    std::string over(const std::string& text, compiler::DatabaseKind kind) {
        std::string noisy;
        for (std::size_t i = 0; i < text.size();) {
            const auto end = text.find('\n', i);
            const std::string line = text.substr(i, end - i);
            i = end + 1;
            if (line.empty())
                noisy += one_of({"\n", " \n", "\t\r\n"});
            else
                noisy += indent(line, kind) + line + one_of({"", " ", "\t \t"}) + one_of({"\n", "\r\n"});
        }
        return noisy;
    }

  private:
    std::string one_of(std::vector<std::string> texts) {
        return texts[std::uniform_int_distribution<std::size_t>(0, texts.size() - 1)(random_)];
    }
    std::string indent(const std::string&, compiler::DatabaseKind kind) {
        return kind == compiler::DatabaseKind::eye_shape ? "" : one_of({"", "", " ", "\t"});
    }

    std::mt19937 random_;
};

TEST(WhiteSpace, AroundLinesMakesNoDifference) {
    const unsigned first_seed = test::test_seed();
    for (unsigned seed = first_seed; seed < first_seed + 20; ++seed)
        for (const test::Sample& sample : test::samples()) {
            const std::string form = formed(sample.text, sample.kind);
            EXPECT_EQ(formed(Noise(seed).over(form, sample.kind), sample.kind), form) << "KATACHI_SEED=" << seed;
        }
}

TEST(WhiteSpace, AroundLinesOfTheLibraryMakesNoDifference) {
    const unsigned seed = test::test_seed();
    for (const auto& file : test::library_files()) {
        const std::string form(base::read_file(file)->text());
        const compiler::DatabaseKind kind = compiler::guess_kind(base::SourceFile(file.string(), form));
        EXPECT_EQ(formed(Noise(seed).over(form, kind), kind), form) << file;
    }
}

}  // namespace
}  // namespace katachi::authoring
