#include "base/files/placed_error.h"

#include <gtest/gtest.h>

#include <memory>

#include "base/findings/diagnostic_text.h"

namespace katachi::base {
namespace {

std::string shown(Span span, bool unicode = true) {
    const auto source = std::make_shared<SourceFile>("a.toml", "[check]\nignore = [\"é\", 1]\nnext = 2\n");
    const PlacedError error({.name = "a.toml:2:16", .source = source, .span = span}, "a rule must be a text");
    return error_text(error, {.unicode = unicode});
}

TEST(PlacedError, QuotesItsLineWithAMark) {
    EXPECT_EQ(shown({24, 25}),
              "a.toml:2:16: a rule must be a text\n"
              "2 │ ignore = [\"é\", 1]\n"
              "  │                ^\n");
    EXPECT_EQ(shown({8, 14}, false),
              "a.toml:2:16: a rule must be a text\n"
              "2 | ignore = [\"?\", 1]\n"
              "  | ^^^^^^\n");
}

TEST(PlacedError, MarksNoMoreThanTheLineThatItBeginsIn) {
    EXPECT_EQ(shown({24, 30}),
              "a.toml:2:16: a rule must be a text\n"
              "2 │ ignore = [\"é\", 1]\n"
              "  │                ^^\n");
    EXPECT_EQ(shown({35, 35}).substr(35), "3 │ next = 2\n  │         ^\n") << "behind the text";
}

TEST(PlacedError, IsALineAloneWithoutAText) {
    EXPECT_EQ(error_text(PlacedError({.name = "--select"}, "no such rule"), {}), "--select: no such rule\n");
    EXPECT_EQ(error_text(FileError("a.db: no such file"), {}), "a.db: no such file\n");
}

}  // namespace
}  // namespace katachi::base
