// Entries that are kept with a part of them broken: nothing matches them, and their diagrams are still known.
#include <gmock/gmock.h>

#include "compiler/check/check.h"
#include "compiler/emit/table_builder.h"
#include "compiler/model/entry_faults.h"
#include "compiler/reference_matcher/reference_matcher.h"
#include "tests/bad_input/support.h"

namespace katachi::compiler {
namespace {

using test::read_text;
using test::Reading;

constexpr const char* drawn = "Pattern t\n\nXO\n.*\n\n:8,s\n\nXb\n.*\n\n";

// White to move at two points, wherever the drawn entry has nothing else to say.
std::size_t matches_of(const PatternDatabase& database) {
    board::Position position(6);
    position.put(board::vertex_at(1, 2), board::Colour::white);
    position.put(board::vertex_at(2, 1), board::Colour::white);
    position.put(board::vertex_at(2, 2), board::Colour::black);
    std::vector<match::Match> matches;
    reference_match(database, position, board::Colour::white, matches);
    return matches.size();
}

void expect_unmatched(const Reading& reading) {
    ASSERT_EQ(reading.database.patterns.size(), 1U);
    EXPECT_TRUE(has_cells(reading.database.patterns.front()));
    EXPECT_EQ(matches_of(reading.database), 0U);
    const BuiltTables built({&reading.database, 1});
    EXPECT_EQ(built.tables().patterns.size() + built.tables().eyes.shapes.size(), 0U);
}

TEST(BrokenEntry, MatchesWhereNothingIsBroken) { EXPECT_EQ(matches_of(read_text(drawn).database), 2U); }

TEST(BrokenEntry, IsUnmatchedWithoutItsConstraintOrAction) {
    const std::string deep = ";" + test::repeated("(", 300) + "b" + test::repeated(")", 300);
    const std::string long_one = ";" + test::repeated("1+", 2500) + "1";
    for (const std::string& condition : {std::string(";lib(b) > 9 &&"), deep, long_one, std::string(">return 0 (")}) {
        SCOPED_TRACE(condition.substr(0, 20));
        const Reading reading = read_text(drawn + condition + "\n");
        EXPECT_THAT(reading.rules(), testing::ElementsAre("syntax"));
        expect_unmatched(reading);
    }
}

TEST(BrokenEntry, IsUnmatchedWithCellsThatItsKindHasNot) {
    const auto expect_fault = [](const std::string& text, DatabaseKind kind, const char* rule) {
        SCOPED_TRACE(text);
        const Reading reading = read_text(text, kind);
        expect_unmatched(reading);
        base::Diagnostics errors = reading.diagnostics;
        check_unmatched(reading.database, errors);
        EXPECT_THAT(errors, testing::Contains(testing::Field(&base::Diagnostic::rule, rule)));
    };
    expect_fault("Pattern t\n\nXO\n.*\nZ?\n\n:8,s\n", DatabaseKind::move, "unknown-cell");
    expect_fault("Pattern t\n\nXO\n**\n\n:8,s\n", DatabaseKind::move, "several-moves");
    expect_fault("Pattern t\n\nX|O\n.|*\n.|.\n\n:8,s\n", DatabaseKind::move, "inconsistent-edges");
    expect_fault("Pattern t\n\n|?.\n|.*\n+--\n\n:8,sJ\n", DatabaseKind::corner, "unknown-cell");
    expect_fault("Pattern t\n\n|X.\n|.*\n|..\n\n:8,sJ\n", DatabaseKind::corner, "missing-corner");
    expect_fault("Pattern t\n\nX.\n.*\n..\n\n:8,sJ\n", DatabaseKind::corner, "missing-corner");
    expect_fault("Pattern 1\n\n.?.\n\n:0122\n", DatabaseKind::eye_shape, "unknown-cell");
    expect_fault("Pattern 1\n\n...\n\n:01222\n", DatabaseKind::eye_shape, "eye-value");
    expect_fault("Pattern 1\n\n...\n\n:1110\n", DatabaseKind::eye_shape, "eye-value");
}

// Entries of GNU Go have two, and match.
TEST(BrokenEntry, HasStonesForAnchorsBesideTheFirst) {
    EXPECT_TRUE(read_text("Pattern t\n\nXY\n.Y\n.*\n\n:8,s\n", DatabaseKind::life_attack).database.patterns[0].sound);
}

}  // namespace
}  // namespace katachi::compiler
