// What people are told about a thing that has a name.
#include "tools/authoring/names/meaning.h"

#include <gmock/gmock.h>

#include "tests/authoring/names/named_database.h"

namespace katachi::authoring {
namespace {

using testing::HasSubstr;

std::string meaning(const std::string& before, const std::string& after) {
    const NamedSpot place = spot(before, after);
    return meaning_of(place.database, place.entry(), place.thing());
}

TEST(Meaning, IsThatOfTheThing) {
    EXPECT_THAT(meaning("opl", "ay_attack"), HasSubstr("oplay_attack(move, …, string)"));
    EXPECT_THAT(meaning("W", "IN"), HasSubstr("WIN"));
    EXPECT_THAT(meaning(":8,", "OXe"), HasSubstr("no O stone of the diagram belongs to a dead"));
    EXPECT_THAT(meaning(":8,OX", "e"), HasSubstr("makes territory"));
    EXPECT_THAT(meaning(":", "8,OXe"), HasSubstr("8 orientations"));
    EXPECT_THAT(meaning("val", "ue(30)"), HasSubstr("attribute map `general`"));
    EXPECT_THAT(meaning("val", "ue(30)"), HasSubstr("at least so many points"));
    EXPECT_EQ(meaning(";lib(", "A) == 2"), "`A`, an X stone");
    EXPECT_EQ(meaning("oplay_attack(", "*,b"), "`*`: the move of the pattern");
    EXPECT_THAT(meaning("ignore[", "constraint-repeats-diagram"), HasSubstr("constraint-repeats-diagram"));
}

TEST(Meaning, OfAnEntryIsItsDiagramInAllOrientations) {
    const std::string drawn = meaning("Pattern A", "2");
    EXPECT_THAT(drawn, HasSubstr("**A2**, move, 8 orientations"));
    EXPECT_THAT(drawn, HasSubstr("OX   *O   .*   X.   XO   *.   O*   .X\n*.   .X   XO   O*   .*   OX   X.   *O\n"));
    EXPECT_THAT(meaning("Pattern A", "1"), HasSubstr("a remark"));
    EXPECT_EQ(meaning("|.", "XO"), meaning("Pattern A", "1")) << "a cell stands for its entry";
}

TEST(Meaning, NothingElseHasOne) {
    const NamedSpot comment = spot("# what", " this");
    EXPECT_EQ(entry_at(comment.database, comment.database.sources.front(), comment.offset), nullptr);
    const NamedSpot number = spot("== ", "2");
    EXPECT_FALSE(named_thing_at(number.entry(), number.offset));
}

}  // namespace
}  // namespace katachi::authoring
