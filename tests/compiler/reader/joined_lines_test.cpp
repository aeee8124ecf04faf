// Expressions over several lines know where in their source every part stands.
#include <gtest/gtest.h>

#include "compiler/reader/constraint_reader.h"

namespace katachi::compiler {
namespace {

struct Joined {
    JoinedLines lines;
    base::SourceFile source;

    // Joins what stands behind the first character of every line that begins with `;`.
    explicit Joined(const std::string& text) : source("a.db", text) {
        for (int line = 1; line <= source.line_count(); ++line) {
            const base::Span span = source.line_span(line);
            if (source.text(span).starts_with(';')) lines.add(source.text({span.begin + 1, span.end}), span.begin + 1);
        }
    }

    std::string marked(base::Span joined) const { return std::string(source.text(lines.in_source(joined))); }
};

TEST(JoinedLines, OneLine) {
    const Joined joined("Pattern\n;lib(a)\n");
    EXPECT_EQ(joined.lines.text(), "lib(a)");
    EXPECT_EQ(joined.marked({0, 3}), "lib");
    EXPECT_EQ(joined.marked({0, 6}), "lib(a)");
    EXPECT_EQ(joined.lines.in_source({6, 6}), (base::Span{15, 15}));
}

TEST(JoinedLines, PartsOfSeveralLines) {
    const Joined joined(";one\n# between\n;two\n\n;three\n");
    EXPECT_EQ(joined.lines.text(), "one\ntwo\nthree");
    EXPECT_EQ(joined.marked({0, 3}), "one");
    EXPECT_EQ(joined.marked({4, 7}), "two");
    EXPECT_EQ(joined.marked({8, 13}), "three");
    EXPECT_EQ(joined.marked({4, 13}), "two\n\n;three");
    EXPECT_EQ(joined.marked({2, 5}), "e\n# between\n;t");
}

TEST(JoinedLines, TheEndOfALineIsNotTheBeginningOfTheNext) {
    const Joined joined(";one\n;two\n");
    EXPECT_EQ(joined.lines.in_source({0, 3}), (base::Span{1, 4}));
    EXPECT_EQ(joined.lines.in_source({3, 3}), (base::Span{4, 4}));
    EXPECT_EQ(joined.lines.in_source({4, 4}), (base::Span{6, 6}));
}

TEST(JoinedLines, EmptyLines) {
    const Joined joined(";\n;two\n;\n");
    EXPECT_EQ(joined.marked({1, 4}), "two");
    EXPECT_FALSE(joined.lines.empty());
    EXPECT_TRUE(JoinedLines().empty());
}

std::string span_text(const Joined& joined, const Expression& expression) {
    return std::string(joined.source.text(expression.span));
}

TEST(JoinedLines, EveryNodeOfATreeIsWhereItStands) {
    const Joined joined(";lib(a)==1 &&\r\n;(attack(b)\n# why\n;  || -value)\n");
    base::Diagnostics diagnostics;
    const auto tree = read_constraint(joined.lines, diagnostics);
    ASSERT_TRUE(tree) << diagnostics.front().message;
    EXPECT_EQ(span_text(joined, *tree), "lib(a)==1 &&\r\n;(attack(b)\n# why\n;  || -value)");
    EXPECT_EQ(span_text(joined, tree->operands[0]), "lib(a)==1");
    const Expression& choice = tree->operands[1];
    EXPECT_EQ(span_text(joined, choice), "(attack(b)\n# why\n;  || -value)");
    EXPECT_EQ(span_text(joined, choice.operands[0]), "attack(b)");
    EXPECT_EQ(joined.source.text(choice.operands[0].name_span), "attack");
    EXPECT_EQ(span_text(joined, choice.operands[0].operands[0]), "b");
    EXPECT_EQ(span_text(joined, choice.operands[1]), "-value");
}

TEST(JoinedLines, AnErrorIsOnItsLine) {
    const Joined joined(";lib(a) &&\n;lib(b) $\n");
    base::Diagnostics diagnostics;
    EXPECT_FALSE(read_constraint(joined.lines, diagnostics));
    ASSERT_EQ(diagnostics.size(), 1U);
    EXPECT_EQ(joined.source.text(diagnostics.front().span), "$");
    EXPECT_EQ(joined.source.line_column(diagnostics.front().span.begin).line, 2);
}

}  // namespace
}  // namespace katachi::compiler
