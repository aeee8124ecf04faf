#include "engine/naming/terms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace katachi::naming {
namespace {

std::string_view in(const Term& term, Language language) { return term.words[static_cast<std::size_t>(language)]; }

TEST(Terms, HaveEnglishAndASourceForAllElse) {
    EXPECT_GE(terms().size(), 150U);
    for (const Term& term : terms()) {
        EXPECT_NE(in(term, Language::english), "") << term.name;
        const bool has_others =
            std::any_of(term.words.begin() + 1, term.words.end(), [](std::string_view word) { return !word.empty(); });
        EXPECT_EQ(has_others, !term.source.empty()) << term.name;
        EXPECT_EQ(in(term, Language::kana).empty(), in(term, Language::romaji).empty()) << term.name;
        EXPECT_EQ(term.source.find('\t'), std::string_view::npos) << term.name;
    }
}

TEST(Terms, AreFoundByName) {
    ASSERT_NE(find_term("keima"), nullptr);
    EXPECT_EQ(find_term("keima")->in(Language::english), "knight's move");
    EXPECT_EQ(word_for("keima", Language::kana), "ケイマ");
    EXPECT_EQ(word_for("keima", Language::chinese), "小飞");
    EXPECT_EQ(find_term("tenuki"), nullptr);
    EXPECT_EQ(word_for("tenuki", Language::korean), "tenuki");
}

TEST(Terms, AreTheSameWordInEnglishWhereALanguageLacksIt) {
    const auto lacking = std::find_if(terms().begin(), terms().end(),
                                      [](const Term& term) { return in(term, Language::korean).empty(); });
    ASSERT_NE(lacking, terms().end());
    EXPECT_EQ(lacking->in(Language::korean), in(*lacking, Language::english));
}

TEST(Terms, KnowTheirLanguages) {
    EXPECT_EQ(language_of("ja"), Language::kana);
    EXPECT_EQ(language_of("ko"), Language::korean);
    EXPECT_FALSE(language_of("fr"));
}

}  // namespace
}  // namespace katachi::naming
