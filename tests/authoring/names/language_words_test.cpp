// Every word of the pattern language has a page that says something.
#include "tools/authoring/names/language_words.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "compiler/check/facts/attributes.h"
#include "compiler/check/facts/class_letters.h"
#include "engine/match/constraint/autohelpers.h"
#include "engine/match/constraint/colon_line_helpers.h"

namespace katachi::authoring {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> pages_of(const std::string& word) {
    std::vector<std::string> pages;
    for (const ExplainedWord& each : language_words())
        if (each.word == word) pages.push_back(each.page);
    return pages;
}

TEST(LanguageWords, HaveAPageEach) {
    std::size_t count = 0;
    for (const ExplainedWord& each : language_words()) {
        EXPECT_THAT(each.page, HasSubstr("# " + each.word + "\n")) << each.word;
        EXPECT_FALSE(each.meaning.empty()) << each.word;
        ++count;
    }
    EXPECT_EQ(count, match::helpers().size() + match::colon_line_helpers.size() + match::constraint_constants().size() +
                         compiler::known_attributes().size() + compiler::attribute_maps.size() +
                         compiler::class_letters().size() + 8)
        << "8 symmetries";
}

TEST(LanguageWords, KnowTheAttributesOfAllMaps) {
    std::size_t count = 0;
    for (const compiler::AttributeMap map : compiler::attribute_maps)
        for (const std::string_view attribute : compiler::attributes_of(map)) {
            EXPECT_FALSE(compiler::meaning_of_attribute(attribute).empty()) << attribute;
            EXPECT_THAT(compiler::known_attributes(), Contains(attribute));
            ++count;
        }
    EXPECT_GE(count, 19U);
    EXPECT_THAT(pages_of("threatens_eye"), ElementsAre(HasSubstr("`threatens_eye(label)`")));
}

TEST(LanguageWords, TellOfAllThatAWordMeans) {
    EXPECT_THAT(pages_of("value"),
                ElementsAre(HasSubstr("`value()`"), HasSubstr("one of: a number"), HasSubstr("`value(number)`")));
    EXPECT_THAT(pages_of("O"), ElementsAre(HasSubstr("A class letter"), HasSubstr("A symmetry")));
    EXPECT_THAT(pages_of("D"), ElementsAre(HasSubstr("tries the move as a defence")));
    EXPECT_THAT(pages_of("nothing_of_the_sort"), ElementsAre());
}

TEST(LanguageWords, SayWhatGnuGoHasNoMore) {
    EXPECT_THAT(pages_of("not_lunch"), ElementsAre(HasSubstr("GNU Go 3.8 has it no more")));
    EXPECT_THAT(pages_of("same_worm"), ElementsAre(HasSubstr("today `same_string`")));
    EXPECT_THAT(pages_of("wedge_helper"), ElementsAre(HasSubstr("`:8,-,wedge_helper`")));
    EXPECT_THAT(pages_of("same_string"), ElementsAre(testing::Not(HasSubstr("GNU Go"))));
}

}  // namespace
}  // namespace katachi::authoring
