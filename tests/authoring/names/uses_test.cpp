// Where a thing is defined, and everywhere that it is meant.
#include "tools/authoring/names/uses.h"

#include <gmock/gmock.h>

#include "tests/authoring/names/named_database.h"
#include "tests/support/temporary_folder.h"

namespace katachi::authoring {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// "line:column text" of each place.
std::vector<std::string> shown(const NamedSpot& place, const std::vector<base::Span>& spans) {
    const base::SourceFile& source = *place.database.sources.front();
    std::vector<std::string> all;
    for (const base::Span span : spans) {
        const auto at = source.line_column(span.begin);
        all.push_back(std::to_string(at.line) + ":" + std::to_string(at.column) + " " + std::string(source.text(span)));
    }
    return all;
}

std::vector<std::string> definition(const NamedSpot& place) {
    return shown(place, definition_of(place.entry(), place.thing()));
}

std::vector<std::string> uses(const NamedSpot& place) {
    std::vector<base::Span> spans;
    for (const UsePlace& use : uses_of(place.database, place.entry(), place.thing())) {
        EXPECT_EQ(use.source, place.database.sources.front());
        spans.push_back(use.span);
    }
    return shown(place, spans);
}

TEST(Uses, OfALabelAreInItsEntry) {
    const NamedSpot label = spot("lib(", "A) == 2");
    EXPECT_TRUE(is_local(label.thing()));
    EXPECT_THAT(definition(label), ElementsAre("14:3 A", "15:3 A"));
    EXPECT_THAT(uses(label), ElementsAre("14:3 A", "15:3 A", "18:6 A", "19:22 A"));
    EXPECT_THAT(uses(spot("lib(", "a) > 1")), ElementsAre("30:1 a", "33:6 a"));
}

TEST(Uses, OfTheMoveAreInItsEntry) {
    const NamedSpot move = spot("oplay_attack(", "*,b");
    EXPECT_THAT(definition(move), ElementsAre("9:4 *"));
    EXPECT_THAT(uses(move), ElementsAre("19:18 *"));
}

TEST(Uses, OfNamesAndHelpersAreInTheWholeDatabase) {
    EXPECT_THAT(definition(spot("Pattern A", "2")), ElementsAre("23:9 A2"));
    EXPECT_THAT(uses(spot(";li", "b(A)")), ElementsAre("18:2 lib", "33:2 lib"));
    EXPECT_THAT(definition(spot(";li", "b(A)")), IsEmpty());
    EXPECT_EQ(uses(spot("ignore[", "constraint-repeats-diagram")).size(), 1U);
}

TEST(Uses, OfAnEntryAreInTheTestsBesideItsDatabase) {
    const test::TemporaryFolder folder;
    folder.write("a.test", "Board b\n...\n...\n...\n\nA1 at B2\nA2 at B2: true\n");
    folder.write("c.test", "Game missing.sgf\nnot \"A1\" at Z9\n\nA1 and so on\n");
    compiler::PatternDatabase database;
    database.spec.files = {folder / "a.db", folder / "b.db", folder / "c.dbz"};
    std::vector<std::string> found;
    for (const UsePlace& use : uses_in_tests(database, "A1"))
        found.push_back(std::to_string(use.source->line_column(use.span.begin).line) + " " +
                        std::string(use.source->text(use.span)));
    EXPECT_THAT(found, ElementsAre("6 A1", "2 \"A1\""));
}

TEST(Uses, OfCellsAndLettersAreOfNoInterest) {
    EXPECT_THAT(uses(spot("|.", "XO")), IsEmpty());
    EXPECT_THAT(uses(spot(":8,", "OXe")), IsEmpty());
    EXPECT_THAT(uses(spot(":", "8,OXe")), IsEmpty());
}

}  // namespace
}  // namespace katachi::authoring
