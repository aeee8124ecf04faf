// What cannot be understood stays byte for byte, and what is around it is formatted.
#include <gmock/gmock.h>

#include "tools/authoring/format/format.h"

namespace katachi::authoring {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

Formatted form_of(const std::string& text, compiler::DatabaseKind kind = compiler::DatabaseKind::move) {
    return formatted(std::make_shared<base::SourceFile>("broken.db", text), kind);
}

// An entry in need of formatting, and its form.
const std::string loose = "Pattern a\nOX\n*.\n: 8 , X\n;lib( A )>1&&legal( * )\n";
const std::string tight = "Pattern a\n\nOX\n*.\n\n:8,X\n\n;lib(A) > 1 && legal(*)\n";

TEST(BrokenEntry, StaysWithWhatIsAroundIt) {
    const std::string broken[] = {
        "\n\n\n\nPattern b  \t\r\nOX\n*\n\n\n: 8 ,X\n\n\n\n# its comment  \n\n\n\n",  // no rectangle
        "\n# before\n\n\n\nPattern  b\nOX\n*.\n\n\n;lib( a\n: 8\n",                   // lines in no order
        "\nPattern b\nOX\n*.\n: 8 ,X\n;lib( A &&\n",                                  // a constraint
        "\nPattern b\nOX\n*.\n: 8 ,X , one ,  two\n",                                 // two helpers
        "\n  stray  words  \n\n\n\n",                                                 // no entry at all
        "\nattribute_map   unheard\n",                                                // a directive
        "\nPattern b\n-O-\n*.|\n:8\n",                                                // an edge
    };
    for (const std::string& text : broken) {
        const Formatted form = form_of(loose + text + loose);
        EXPECT_EQ(form.text, tight + text + tight);
        EXPECT_GE(form.not_understood.size(), 1U) << text;
    }
}

// An empty action is left out, and must not bring the rows behind it into the entry.
TEST(BrokenEntry, TakesNoRowsThatStandBehindIt) {
    const std::string entry = "Pattern b\n\nOX\n*.\n\n:8,X\n";
    for (const char* behind : {"\nOX\n>\nA.\n", ">\n\nOX\nA.\n"})
        EXPECT_EQ(form_of(entry + behind).text, entry + behind);
    EXPECT_EQ(form_of(entry + "\nOX\nA.\n>\n").text, entry + "\nOX\nA.\n");
}

TEST(BrokenEntry, IsToldByItsLine) {
    const std::string entry = "\nPattern b\nO X\n", stray = "\n# a comment\n\nstray words\n";
    EXPECT_THAT(form_of(loose).not_understood, IsEmpty());
    EXPECT_THAT(form_of(loose + entry).not_understood, ElementsAre(7));
    EXPECT_THAT(form_of(stray + loose + entry).not_understood, ElementsAre(4, 11));
    EXPECT_THAT(form_of("\xEF\xBB\xBF" + stray + loose).not_understood, ElementsAre(4));
}

TEST(BrokenEntry, AtTheEndHasNoLineEndAdded) {
    for (const std::string text : {"\n\n\n\nPattern b\nO X", "\nPattern b\nOX\n*.\n: 8\n;lib( A"})
        EXPECT_EQ(form_of(loose + text).text, tight + text);
}

TEST(BrokenEntry, AtTheBeginningKeepsTheByteOrderMark) {
    const std::string text = "\xEF\xBB\xBF  \r\nPattern b\nO X\n \r\n";
    EXPECT_EQ(form_of(text + loose).text, text + tight);
}

TEST(BrokenEntry, OfOtherKinds) {
    EXPECT_THAT(form_of("Pattern 1\n.\n:1111\nPattern  x y\n .\n", compiler::DatabaseKind::eye_shape).text,
                HasSubstr("\n:1111\nPattern  x y\n .\n"));
    EXPECT_THAT(form_of("OX.\n.*.\n...\n:1 , near\n  X\n ..\n: 2\n", compiler::DatabaseKind::monte_carlo).text,
                HasSubstr(":1,near\n  X\n ..\n: 2\n"));
    EXPECT_EQ(form_of("A  1  dd\nB  x  dd\nC\t2\tdd\n", compiler::DatabaseKind::whole_board).text,
              "A 1 dd\nB  x  dd\nC 2 dd\n");
}

TEST(BrokenEntry, WhoseFormIsTooDeepToBeRead) {
    std::string deep = "legal(*)";
    for (int i = 0; i < 150; ++i) deep = "ko(a)||ko(b)&&(" + deep + ")";
    const std::string text = "\nPattern b\nOX\n*.\n: 8\n;" + deep + "\n\n";
    const Formatted form = form_of(loose + text + loose);
    EXPECT_EQ(form.text, tight + text + tight);
    EXPECT_EQ(form.not_understood.size(), 1U);
}

TEST(BrokenEntry, WhatIsNoTextStays) {
    const std::string text("Pattern  a\0b\n", 13);
    const Formatted form = form_of(text);
    EXPECT_EQ(form.text, text);
    EXPECT_EQ(form.not_understood.size(), 1U);
    EXPECT_THAT(form_of(std::string(100'000, ' ') + "\n" + loose).text, StartsWith("   "));
}

// The judge itself: what a formatter could break, it names.
TEST(FormattingFault, IsNamed) {
    const auto source = std::make_shared<base::SourceFile>("a.db", "attribute_map general\n\n\n# of a\n" + tight);
    const std::string form(source->text());
    const auto with = [&](const std::string& from, const std::string& to) {
        return formatting_fault(source, std::string(form).replace(form.find(from), from.size(), to),
                                compiler::DatabaseKind::move);
    };
    EXPECT_EQ(with("# of a", "# of a"), "");
    EXPECT_EQ(with("# of a", "# of"), "other comments or rows");
    EXPECT_EQ(with("OX", "XX"), "another meaning of the entry a");
    EXPECT_EQ(with("> 1", ">= 1"), "another meaning of the entry a");
    EXPECT_EQ(with("general", "none"), "other directives");
    EXPECT_EQ(with("Pattern a", "# Pattern a"), "another number of entries");
    EXPECT_EQ(with("Pattern a", "stray\n\nPattern a"), "other findings");
    EXPECT_EQ(with(":8,X", ":8,X\n"), "another text when it is formatted again");
}

}  // namespace
}  // namespace katachi::authoring
