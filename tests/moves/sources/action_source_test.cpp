// What patterns forbid and what their actions say of moves.
#include "engine/moves/sources/action_source.h"

#include <gtest/gtest.h>

#include "engine/moves/sources/judged_pattern_source.h"
#include "engine/moves/sources/pattern_source.h"
#include "engine/moves/sources/warning_source.h"
#include "patterndb/library_tables.h"
#include "tests/moves/sources/judged_hits_of.h"
#include "tests/moves/sources/proposed.h"
#include "tests/support/drawn_corner.h"

namespace katachi::moves {
namespace {

Lines acted(const std::string& text, const std::string& rows, board::Colour to_move) {
    const auto tables = compiled(text);
    ActionSource source("actions", judged_hits_of(tables->tables()));
    return proposed(source, board::Board(board::parse_rows(rows).value()), to_move);
}

constexpr const char* hane_rows = "...../.XO../...../...../.....";

TEST(WarningSource, ForbidsTheMoveOfClassN) {
    const auto tables = compiled("Pattern bad\n\nXO\n*.\n\n:8,sN\n\nPattern good\n\nXO\n.*\n\n:8,s\n");
    const auto hits = std::make_shared<PatternHits>(tables->tables());
    WarningSource warnings("warnings", hits);
    PatternSource patterns("patterns", hits, PatternValues::points);
    const board::Board board(board::parse_rows(hane_rows).value());
    EXPECT_EQ(proposed(warnings, board, board::Colour::white), (Lines{"B3 move/bad", "B5 move/bad"}));
    EXPECT_EQ(proposed(patterns, board, board::Colour::white), (Lines{"C3 move/good", "C5 move/good"}));
    EXPECT_LT(warnings.weight_unlearned(0), 0);
    EXPECT_EQ(warnings.reason(0), "is bad: move/bad");
}

TEST(ActionSource, ForbidsWhereTheConstraintIsTrueAlone) {
    const std::string text = "Pattern bad\n\nXO\n*.\n\n:8,sN\n\naO\n*.\n\n;lib(a)==";
    EXPECT_EQ(acted(text + "3\n", hane_rows, board::Colour::white), (Lines{"B3 move/bad:bad", "B5 move/bad:bad"}));
    EXPECT_EQ(acted(text + "2\n", hane_rows, board::Colour::white), Lines{});
}

TEST(ActionSource, ForbidsThePointThatAntisujiNames) {
    EXPECT_EQ(acted("Pattern bad\n\nXO\n*.\n\n:8,s\n\nXO\n*a\n\n>antisuji(a);\n", hane_rows, board::Colour::white),
              (Lines{"C3 move/bad:bad", "C5 move/bad:bad"}));
}

TEST(ActionSource, SaysOfReplacedMovesWhichOneIsBetter) {
    EXPECT_EQ(acted("Pattern better\n\nXO\n*.\n\n:8,s\n\nXO\n*a\n\n>replace(a,*);\n", hane_rows, board::Colour::white),
              (Lines{"B3 move/better:replacement", "B5 move/better:replacement", "C3 move/better:replaced",
                     "C5 move/better:replaced"}));
}

TEST(ActionSource, RunsTheBranchWhoseConditionIsTrue) {
    const std::string text =
        "Pattern branch\n\nXO\n*.\n\n:8,s\n\naO\n*b\n\n>if (lib(a) == 3) antisuji(b); else antisuji(*);\n";
    EXPECT_EQ(acted(text, hane_rows, board::Colour::white), (Lines{"C3 move/branch:bad", "C5 move/branch:bad"}));
    EXPECT_EQ(acted(text, "...../OXO../...../...../.....", board::Colour::white),
              (Lines{"B3 move/branch:bad", "B5 move/branch:bad"}));
}

TEST(JudgedPatternSource, LeavesOutWhatTheActionRejects) {
    for (const auto& [result, lines] :
         {std::pair("0", Lines{}), std::pair("1", Lines{"B3 move/asks", "B5 move/asks"})}) {
        const auto tables =
            compiled(std::string("Pattern asks\n\nXO\n*.\n\n:8,s\n\naO\n*.\n\n>return ") + result + ";\n");
        JudgedPatternSource source("judged", judged_hits_of(tables->tables()), PatternValues::points,
                                   {HitUse::middle_game});
        EXPECT_EQ(proposed(source, board::Board(board::parse_rows(hane_rows).value()), board::Colour::white), lines);
    }
}

// What the first orientation of a corner's pattern shows.
board::Board drawn(const match::PatternTables& tables, std::uint16_t pattern) {
    const auto shape = std::find_if(tables.orientations.begin(), tables.orientations.end(),
                                    [&](const match::TableOrientation& each) { return each.pattern == pattern; });
    return board::Board(test::drawn_corner(tables, *shape));
}

TEST(JudgedPatternSource, ProposesJosekiWhoseConstraintsAreTrue) {
    const match::PatternTables& tables = library_tables();
    JudgedPatternSource source("judged-joseki", judged_hits_of(tables), PatternValues::opening_points,
                               {HitUse::corner});
    std::size_t asked = 0, proposed = 0;
    for (std::size_t i = 0; i < tables.patterns.size(); ++i) {
        const auto pattern = static_cast<std::uint16_t>(i);
        if (!proposes_move(tables, pattern, match::PatternUse::corner) || is_settled_by_shape(tables, pattern))
            continue;
        ++asked;
        std::vector<Proposal> proposals;
        source.propose({drawn(tables, pattern), board::Colour::black}, proposals);
        if (std::any_of(proposals.begin(), proposals.end(),
                        [&](const Proposal& proposal) { return proposal.feature == pattern; }))
            ++proposed;
    }
    RecordProperty("asked", static_cast<int>(asked));
    RecordProperty("proposed", static_cast<int>(proposed));
    EXPECT_GT(asked, 20U);
    EXPECT_GT(proposed, asked / 3) << "on an otherwise empty board most ladders work for one side or the other";
}

TEST(PatternSource, OfTheEndgameIsSilentBefore) {
    const auto tables = compiled("Pattern hane\n\nXO\n*.\n\n:8,s\n", compiler::DatabaseKind::endgame);
    PatternSource source("endgame", std::make_shared<PatternHits>(tables->tables()), PatternValues::points,
                         HitUse::endgame);
    const auto lines = [&](const char* rows) {
        return proposed(source, board::Board(board::parse_rows(rows).value()), board::Colour::white);
    };
    EXPECT_EQ(lines(hane_rows), Lines{});
    EXPECT_EQ(lines("...../.XO../...../XXXX./OOOO."), (Lines{"B3 endgame/hane", "B5 endgame/hane", "E2 endgame/hane"}));
}

// `katachi explain NAME` tells of an action what the engine makes of it.
TEST(ActionSource, HeedsTheActionsOfWhichTheRegistrySaysSo) {
    int actions = 0;
    for (const match::Helper& helper : match::helpers()) {
        if (!helper.is_action) continue;
        std::string points;
        for (int i = 0; i < helper.labels; ++i) points += i == 0 ? "a" : ",a";
        const auto tables = compiled("Pattern acting\n\nXO\n*.\n\n:8,s\n\nXO\n*a\n\n>" + std::string(helper.name) +
                                     "(" + points + ");\n");
        EXPECT_EQ(ActionSource("actions", judged_hits_of(tables->tables())).feature_count() > 0, !helper.heeded.empty())
            << helper.name;
        ++actions;
    }
    EXPECT_GT(actions, 15);
}

}  // namespace
}  // namespace katachi::moves
