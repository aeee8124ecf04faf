// Entries turned and with sides exchanged, as texts.
#include "tools/authoring/edit/transform_entry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "compiler/reader/reader.h"

namespace katachi::authoring {
namespace {

using enum board::Orientation;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

compiler::PatternDatabase read(const std::string& text, compiler::DatabaseKind kind = compiler::DatabaseKind::move,
                               const std::string& path = "test.db") {
    compiler::PatternDatabase database;
    database.spec.kind = kind;
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>(path, text), database, diagnostics);
    EXPECT_THAT(diagnostics, IsEmpty()) << text;
    return database;
}

TransformedEntry transform(const std::string& text, EntryTransform transform,
                           compiler::DatabaseKind kind = compiler::DatabaseKind::move) {
    return transform_entry(read(text, kind).patterns.front(), kind, transform);
}

std::string text_of(const std::string& text, EntryTransform wanted,
                    compiler::DatabaseKind kind = compiler::DatabaseKind::move) {
    const TransformedEntry entry = transform(text, wanted, kind);
    EXPECT_EQ(entry.refusal, "");
    return base::edited(text, entry.edits);
}

const std::string at_the_edge =
    "# Before.\n"
    "Pattern slide  \n"
    "# Why.\n"
    "\n"
    "  ?X.    remark one\n"
    "  .*o  \n"
    "  ---    the edge\n"
    "\n"
    ":8,OX,value(20)  \n"
    "\n"
    "?Xa\n"
    ".*o\n"
    "---\n"
    "\n"
    "; lib(a) > 1\n"
    "\n"
    "# Behind.\n";

TEST(TransformEntry, TurnsBothDiagramsAndKeepsTheRest) {
    EXPECT_EQ(text_of(at_the_edge, {.orientation = rotated_90}),
              "# Before.\n"
              "Pattern slide  \n"
              "# Why.\n"
              "\n"
              "  |.?    remark one\n"
              "  |*X  \n"
              "  |o.    the edge\n"
              "\n"
              ":8,OX,value(20)  \n"
              "\n"
              "|.?\n"
              "|*X\n"
              "|oa\n"
              "\n"
              "; lib(a) > 1\n"
              "\n"
              "# Behind.\n");
}

TEST(TransformEntry, AddsRowsAndTakesThemAwayAgain) {
    const std::string text = "Pattern P\r\n\r\n  XO*.  wide\r\n\r\n:|,-\r\n";
    const std::string high = text_of("Pattern P\r\n\r\n  XO*X  wide\r\n\r\n:8,-\r\n", {.orientation = rotated_90});
    EXPECT_EQ(high, "Pattern P\r\n\r\n  X  wide\r\n  O\r\n  *\r\n  X\r\n\r\n:8,-\r\n");
    EXPECT_EQ(text_of(high, {.orientation = rotated_270}), "Pattern P\r\n\r\n  XO*X  wide\r\n\r\n:8,-\r\n");
}

TEST(TransformEntry, RemarksOfRowsThatGoBecomeComments) {
    EXPECT_EQ(text_of("Pattern P\n# old\n\nX  first\nO  second\n*\n\n:8,-\n\na third\nO\n*  fourth\n\n;lib(a)>1\n",
                      {.orientation = rotated_90}),
              "Pattern P\n# second\n# old\n\n*OX  first\n\n:8,-\n\n# fourth\n*Oa third\n\n;lib(a)>1\n");
}

TEST(TransformEntry, TheDeclaredSymmetryFollows) {
    const auto declared = [](const std::string& rows, char symmetry, board::Orientation orientation) {
        const std::string text = "Pattern P\n\n" + rows + "\n:" + symmetry + ",-\n";
        const std::string changed = text_of(text, {.orientation = orientation});
        return changed[changed.rfind(':') + 1];
    };
    EXPECT_EQ(declared("O*O\n.X.\n", '|', rotated_90), '-');
    EXPECT_EQ(declared("O*O\n.X.\n", '|', transposed), '-');
    EXPECT_EQ(declared("O*O\n.X.\n", '|', flipped), '|');
    EXPECT_EQ(declared("OX\nX*\n", '\\', rotated_90), '/');
    EXPECT_EQ(declared("OX\nX*\n", '\\', mirrored), '/');
    EXPECT_EQ(declared("OX\nX*\n", '\\', transposed), '\\');
    EXPECT_EQ(declared("O*O\n", '+', rotated_90), '+');
}

TEST(TransformEntry, ExchangesSidesAndWhatSpeaksOfThem) {
    EXPECT_EQ(text_of("attribute_map owl_attack\nPattern P\n\nXOo\nx*Q\n\n:8,OxB,threatens_to_capture(A)\n\n"
                      "Abo\nx*c\n\n; oplay_attack(*,A) && xlib(*) > 1\n;&& lib(b) == 2 && !safe_xmove(*)\n",
                      {.exchange_sides = true}, compiler::DatabaseKind::life_attack),
              "attribute_map owl_attack\nPattern P\n\nOXx\no*Y\n\n:8,XoB,threatens_to_capture(a)\n\n"
              "aBx\no*C\n\n; xplay_attack(*,a) && olib(*) > 1\n;&& lib(B) == 2 && !safe_omove(*)\n");
}

TEST(TransformEntry, ALabelThatIsTakenBecomesAnother) {
    // A goes from X to O and wants `a`, which stays on an empty point.
    EXPECT_EQ(text_of("Pattern P\n\nX.*\n\n:8,-\n\nAa*\n\n;lib(A) > 1 && xlib(a) > 1\n", {.exchange_sides = true}),
              "Pattern P\n\nO.*\n\n:8,-\n\nba*\n\n;lib(b) > 1 && olib(a) > 1\n");
    // There is no label `Q`, `Y` or `t`.
    EXPECT_EQ(text_of("Pattern P\n\nOX*\n\n:8,-\n\nqT*\n\n;lib(q) > lib(T)\n", {.exchange_sides = true}),
              "Pattern P\n\nXO*\n\n:8,-\n\nAa*\n\n;lib(A) > lib(a)\n");
}

TEST(TransformEntry, PlayoutConditionsNameTheOtherSide) {
    EXPECT_EQ(text_of("XO?\nO*%\n???\n\n:20,ocap1+, xsafe,near\n", {.exchange_sides = true},
                      compiler::DatabaseKind::monte_carlo),
              "OX?\nX*%\n???\n\n:20,xcap1+, osafe,near\n");
}

TEST(TransformEntry, WholeBoardsTurnPointByPoint) {
    const auto database = read("F 12 ccgcaa # seen\n", compiler::DatabaseKind::whole_board, "fuseki9.dbz");
    const auto text = [&](EntryTransform wanted) {
        return base::edited(
            "F 12 ccgcaa # seen\n",
            transform_entry(database.patterns.front(), compiler::DatabaseKind::whole_board, wanted).edits);
    };
    EXPECT_EQ(text({.orientation = rotated_90}), "F 12 gcggia # seen\n");
    EXPECT_EQ(text({.exchange_sides = true}), "F 12 ccttgcaa # seen\n");
}

TEST(TransformEntry, RefusesWhatIsNotCertain) {
    const auto refusal = [](const std::string& rest, EntryTransform wanted) {
        return transform("Pattern P\n\nXO*\n\n" + rest, wanted).refusal;
    };
    constexpr EntryTransform exchanged{.exchange_sides = true};
    EXPECT_THAT(refusal(":8,-\n\nXa*\n\n>threaten_to_save(a);\n", exchanged),
                HasSubstr("`threaten_to_save` speaks of"));
    EXPECT_THAT(refusal(":8,-\n\n;color == 1\n", exchanged), HasSubstr("`color`"));
    EXPECT_THAT(refusal(":8,-,own_helper\n", exchanged), HasSubstr("`own_helper`"));
    EXPECT_THAT(refusal(":|,-\n", {.orientation = mirrored}), HasSubstr("match elsewhere"));
    EXPECT_EQ(refusal(":|,-\n", {.orientation = rotated_90}), "");
    EXPECT_THAT(transform("Pattern 1\n\n.x\n\n:1111\n", exchanged, compiler::DatabaseKind::eye_shape).refusal,
                HasSubstr("no sides"));
}

TEST(TransformEntry, AsksWhetherRolesStillHold) {
    EXPECT_THAT(transform("Pattern P\n\nXO*\n\n:8,OBd\n", {.exchange_sides = true}).notes,
                ElementsAre(HasSubstr("`B`, `d`")));
    EXPECT_THAT(transform("Pattern P\n\nXO*\n\n:8,OBd\n", {.orientation = mirrored}).notes, IsEmpty());
}

TEST(TransformEntry, AnEyeShapeLeavesNoEmptyRow) {
    EXPECT_EQ(
        text_of("Pattern 1\n\n ..\n  x\n\n:1111\n", {.orientation = rotated_90}, compiler::DatabaseKind::eye_shape),
        "Pattern 1\n\n .\nx.\n\n:1111\n");
}

TEST(TransformEntry, TurnsADrawnEdgeToASide) {
    const auto turn = [](const std::string& rows, board::Offset side) {
        return turn_to_edge(read("Pattern P\n\n" + rows + "\n:8,-\n").patterns.front().diagram, side);
    };
    EXPECT_EQ(turn("O*\n--\n", {-1, 0}), rotated_180);
    EXPECT_EQ(turn("O*\n--\n", {0, -1}), rotated_90);
    EXPECT_EQ(turn("O*\n--\n", {1, 0}), identity);
    EXPECT_EQ(turn("O*|\n--+\n", {-1, 0}), rotated_270);
    EXPECT_EQ(turn("O*\n", {-1, 0}), std::nullopt);
}

}  // namespace
}  // namespace katachi::authoring
