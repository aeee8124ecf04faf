#include "patterndb/query/text_search.h"

#include "patterndb/import/import.h"
#include "tests/patterndb/support.h"

namespace katachi::catalogue {
namespace {

class TextSearch : public testing::Test {
  protected:
    TextSearch() {
        import_path(catalogue_, directory_.write("a.db", entry("Eye1", "|.XO   connects under the edge\n|.X*", ":8,B",
                                                               "|.XO\n|.XA\n\n;!xplay_attack(*,A)") +
                                                             entry("Connect2", "XO*   makes an eye", ":8,B") +
                                                             entry("Cut3", "XX*", ":8,B",
                                                                   "XA*\n\n;lib(A)==2 && oplay_attack(*,A)")));
    }

    std::string found(std::string_view words) const {
        std::string names;
        for (const EntrySummary& entry : search_text(catalogue_, words).entries) names += entry.name + " ";
        return names;
    }

    test::TemporaryFolder directory_;
    Catalogue catalogue_ = Catalogue::in_memory();
};

TEST_F(TextSearch, LooksIntoNamesRemarksAndConstraints) {
    EXPECT_EQ(found("edge"), "Eye1 ");
    EXPECT_EQ(found("Cut3"), "Cut3 ");
    EXPECT_EQ(found("oplay"), "Cut3 ");
    EXPECT_EQ(found("absent"), "");
}

TEST_F(TextSearch, NamesComeFirst) {
    EXPECT_EQ(found("connect"), "Connect2 Eye1 ");
    EXPECT_EQ(found("eye"), "Eye1 Connect2 ");
}

TEST_F(TextSearch, WantsEveryWord) {
    EXPECT_EQ(found("eye connects"), "Eye1 ");
    EXPECT_EQ(found("attack lib"), "Cut3 ");
}

TEST_F(TextSearch, TakesMarksAsTheyCome) {
    EXPECT_EQ(found("xplay_attack(*,A)"), "Eye1 ");
    EXPECT_EQ(found("lib(A)==2"), "Cut3 ");
    EXPECT_EQ(found("edge \""), "Eye1 ");
    EXPECT_EQ(found("\"edge"), "Eye1 ");
    for (const char* marks : {"", " ", "\"", "*", "()", "-", "\"\"\"", "^", R"(* " ())"})
        EXPECT_EQ(found(marks), "") << marks;
    for (const char* words : {"NEAR(", "a AND", "name:", "\xff"}) EXPECT_EQ(found(words), "") << words;
    EXPECT_EQ(found("{x}"), "Eye1 ");
    EXPECT_EQ(found(std::string_view("a\0b", 3)), "");
}

TEST_F(TextSearch, FollowsChanges) {
    import_path(catalogue_, directory_.write("a.db", entry("Cut3", "XX*   a ladder", ":8,B")));
    EXPECT_EQ(found("ladder"), "Cut3 ");
    EXPECT_EQ(found("edge"), "");
    EXPECT_EQ(found("lib"), "");
}

}  // namespace
}  // namespace katachi::catalogue
