// Another name for a thing, as edits of the text.
#include "tools/authoring/names/rename.h"

#include <gmock/gmock.h>

#include "tests/authoring/names/named_database.h"
#include "tests/support/text_with_names.h"

namespace katachi::authoring {
namespace {

using testing::HasSubstr;

// The text, or why it stays as it is.
std::string renamed(const std::string& before, const std::string& after, const std::string& name) {
    const NamedSpot place = spot(before, after);
    EXPECT_TRUE(can_be_renamed(place.thing()));
    const Renaming renaming = rename(place.database, place.entry(), place.thing(), name);
    if (!renaming.refusal.empty()) {
        EXPECT_TRUE(renaming.edits.empty());
        return renaming.refusal;
    }
    return base::edited(test::text_with_names, renaming.edits);
}

std::string with(std::string all, const std::string& before, const std::string& after) {
    const auto at = all.find(before);
    EXPECT_NE(at, std::string::npos) << before;
    return all.replace(at, before.size(), after);
}

TEST(Rename, OfALabelFollowsItWhereverItIsUsed) {
    std::string expected = with(test::text_with_names, "|.AO\n|.A*", "|.CO\n|.C*");
    expected = with(with(expected, "lib(A)", "lib(C)"), "b,A)", "b,C)");
    EXPECT_EQ(renamed("lib(", "A) == 2", "C"), expected);
    EXPECT_EQ(renamed("lib(", "A) == 2", "A"), test::text_with_names);
    EXPECT_THAT(renamed("lib(", "A) == 2", "b"), HasSubstr("a label of this entry already; these are: `A`, `b`"));
    EXPECT_THAT(renamed("lib(", "A) == 2", "X"), HasSubstr("cannot be a label"));
    EXPECT_THAT(renamed("lib(", "A) == 2", "long"), HasSubstr("one letter"));
}

TEST(Rename, OfAnEntry) {
    EXPECT_EQ(renamed("Pattern A", "1", "Hane"), with(test::text_with_names, "Pattern A1", "Pattern Hane"));
    EXPECT_THAT(renamed("Pattern A", "1", "A2"), HasSubstr("another entry"));
    EXPECT_THAT(renamed("Pattern A", "1", "a b"), HasSubstr("no blanks"));
    EXPECT_THAT(renamed("Pattern A", "1", ""), HasSubstr("no blanks"));
}

TEST(Rename, OfNothingElse) {
    EXPECT_FALSE(can_be_renamed(spot(":", "8,OXe").thing()));
    EXPECT_FALSE(can_be_renamed(spot(";li", "b(A)").thing()));
}

}  // namespace
}  // namespace katachi::authoring
