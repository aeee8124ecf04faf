// What can be written at a place.
#include "tools/authoring/names/completion.h"

#include <gmock/gmock.h>

#include "tests/authoring/names/named_database.h"

namespace katachi::authoring {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

const std::string bare = "Pattern A\n\nOX\n.*\n\n";

std::optional<Completion> complete(const std::string& marked) {
    const NamedSpot place = marked_spot(marked);
    return completion_at(place.database, place.database.sources.front(), place.offset);
}

std::vector<std::string> candidates(const std::string& marked) {
    std::vector<std::string> all;
    if (const auto completion = complete(marked))
        for (const Candidate& each : completion->candidates) all.push_back(each.text);
    return all;
}

// What the candidates stand instead of.
std::string typed(const std::string& marked) {
    const NamedSpot place = marked_spot(marked);
    const auto completion = complete(marked);
    return completion ? std::string(place.database.sources.front()->text(completion->typed)) : "nothing fits";
}

TEST(Completion, KnowsTheFieldsOfAColonLine) {
    EXPECT_THAT(candidates(bare + ":<>\n"), ElementsAre("8", "|", "-", "\\", "/", "+", "X", "O"));
    EXPECT_EQ(typed(bare + ":8<>\n"), "8");
    EXPECT_THAT(candidates(bare + ":8,O<>\n"), Contains("e"));
    EXPECT_THAT(candidates(bare + ":8,O<>\n"), Not(Contains("O"))) << "stands there";
    EXPECT_EQ(typed(bare + ":8,O<>\n"), "") << "letters stand side by side";
    const std::string with_map = "attribute_map general\n" + bare + ":8,O,";
    EXPECT_THAT(candidates(with_map + "va<>\n"), Contains("minvalue"));
    EXPECT_EQ(typed(with_map + "va<>\n"), "va");
    EXPECT_THAT(candidates(with_map + "value(<>\n"), ElementsAre());
}

TEST(Completion, KnowsWhatLinesBeginWith) {
    EXPECT_THAT(candidates("Pat<>\n"), Contains("Pattern"));
    EXPECT_EQ(typed("Pat<>\n"), "Pat");
    EXPECT_THAT(candidates("attribute_map <>\n"), Contains("owl_attack"));
    EXPECT_EQ(typed("OX<>\n"), "nothing fits") << "a row of a diagram";
}

TEST(Completion, KnowsTheRulesInAComment) {
    EXPECT_THAT(candidates("# katachi: ignore[label-<>\n"), Contains("label-case"));
    EXPECT_EQ(typed("# katachi: ignore[label-<>\n"), "label-");
    EXPECT_EQ(typed("# katachi: ignore[label-case] <>\n"), "nothing fits");
}

TEST(Completion, InAConstraintHasLabelsHelpersAndConstants) {
    const std::string entry = bare + ":8,O\n\nOa\n.*\n\n";
    const auto constraint = candidates(entry + ";lib(a)>1 && a<>\n");
    EXPECT_THAT(constraint, Contains("a"));
    EXPECT_THAT(constraint, Contains("attack"));
    EXPECT_THAT(constraint, Contains("WIN"));
    EXPECT_THAT(constraint, Not(Contains("antisuji"))) << "an action";
    EXPECT_THAT(constraint, Not(Contains("same_worm"))) << "it has another name today";
    EXPECT_THAT(constraint, Not(Contains("owl_escape_value"))) << "asked of life databases alone";
    EXPECT_THAT(candidates(entry + ">a<>\n"), Contains("antisuji"));
    const auto completion = complete(entry + ";a<>\n");
    ASSERT_TRUE(completion);
    for (const Candidate& each : completion->candidates) {
        EXPECT_FALSE(each.meaning.empty()) << each.text;
        EXPECT_EQ(each.explanation.empty(), each.kind != Candidate::Kind::helper) << each.text;
    }
}

}  // namespace
}  // namespace katachi::authoring
