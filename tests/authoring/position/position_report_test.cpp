// What is told of a position: dragons by connection patterns, what the score is counted by, letters of dragons.
#include "tools/authoring/position/position_report.h"

#include <gmock/gmock.h>

#include <memory>
#include <set>

#include "compiler/reader/reader.h"
#include "engine/position/dragon_letters.h"
#include "tools/authoring/position/judged_drawing.h"
#include "tools/authoring/position/point_reasons.h"
#include "tools/authoring/position_of_text.h"

namespace katachi::authoring {
namespace {

std::vector<compiler::PatternDatabase> database(compiler::DatabaseKind kind, const std::string& name,
                                                const std::string& text) {
    std::vector<compiler::PatternDatabase> databases(1);
    databases.front().spec.name = name;
    databases.front().spec.kind = kind;
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>(name + ".db", text), databases.front(), diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    return databases;
}

AskedPosition asked(const std::string& sgf) { return position_of_text(sgf, "game.sgf", {}, ""); }

PositionReport report_of(const std::string& sgf, const std::vector<compiler::PatternDatabase>& databases) {
    const AskedPosition position = asked(sgf);
    return position_report(position, *position.to_move, "test", CompiledPatterns(databases));
}

// Black's stones are two steps apart, where White can pass between them.
const std::string far_apart = "(;SZ[9]AB[dd][gd]AW[ee])";

TEST(PositionReport, MakesDragonsByConnectionPatterns) {
    EXPECT_EQ(report_of(far_apart, {}).dragons.count(), 3);
    const auto joined =
        database(compiler::DatabaseKind::connection, "connection", "Pattern two-apart\n\nO..O\n\n:|,C\n");
    const PositionReport report = report_of(far_apart, joined);
    EXPECT_EQ(report.dragons.count(), 2);
    const std::vector<position::Join> joins = joins_of(report, board::vertex_at(3, 3));
    ASSERT_EQ(joins.size(), 1U);
    EXPECT_EQ(joins.front().why, position::Join::Why::pattern);
    EXPECT_EQ(joins.front().pattern, "two-apart");
}

TEST(PositionReport, TellsWhichPatternsOfInfluenceActWhere) {
    const auto between =
        database(compiler::DatabaseKind::barrier, "barriers", "Pattern shut-between\n\nX,,X\n\n:|,A\n");
    const PositionReport report = report_of("(;SZ[9]AB[dd][gd]AW[bg]PL[W])", between);
    ASSERT_EQ(report.influence_patterns.size(), 1U);
    const InfluencePattern& pattern = report.influence_patterns.front();
    EXPECT_EQ(pattern.name, "shut-between");
    EXPECT_EQ(pattern.database, "barriers");
    EXPECT_EQ(pattern.kind, analysis::InfluenceEffect::Kind::barrier);
    EXPECT_EQ(pattern.side, board::Colour::white);
    const board::Vertex shut = board::vertex_at(3, 4), outside = board::vertex_at(4, 4);
    EXPECT_EQ(pattern.points.count(), 2);
    EXPECT_TRUE(pattern.points.contains(shut));
    EXPECT_THAT(point_reasons(report, shut).influence_patterns, testing::ElementsAre(&pattern));
    EXPECT_THAT(point_reasons(report, outside).influence_patterns, testing::IsEmpty());
}

TEST(PositionReport, CountsAsTheRecordSays) {
    const CountedBy told = counted_by(asked("(;SZ[9]RU[Chinese]KM[5.5];B[ee])"));
    EXPECT_EQ(told.rules->name, "chinese");
    EXPECT_EQ(told.komi, 5.5);
    EXPECT_FALSE(told.is_assumed);
    const CountedBy untold = counted_by(asked("(;SZ[9];B[ee])"));
    EXPECT_EQ(untold.rules->name, "japanese");
    EXPECT_EQ(untold.komi, untold.rules->komi);
    EXPECT_TRUE(untold.is_assumed);
    EXPECT_EQ(counted_by(asked("(;SZ[9]HA[2]AB[cc][gg])")).komi, 0.5);
    EXPECT_EQ(counted_by(asked("(;SZ[9]RU[AGA]HA[3]KM[0.5])")).points_of_white(3), 2.5);
}

TEST(PositionReport, ScoresWithMoreKomiAreBetterForWhite) {
    const std::string game = "(;SZ[9]RU[Chinese]KM[7];B[ee];W[ec];B[gd])";
    const PositionReport seven = report_of(game, {});
    AskedPosition free = asked(game);
    free.komi = 0;
    const PositionReport none = position_report(free, *free.to_move, "test", CompiledPatterns({}));
    EXPECT_NEAR(none.score.by_chances - seven.score.by_chances, 7, 1e-6);
    EXPECT_GT(none.score.mean, seven.score.mean);
    EXPECT_LT(seven.score.lower, seven.score.mean);
    EXPECT_GT(seven.score.upper, seven.score.mean);
    EXPECT_EQ(none.owners, seven.owners);
}

// Black's group in the corner has three points in a row, and White lives around it.
const std::string three_in_a_row =
    "(;SZ[9]AB[ag][bg][cg][dg][eg][fg][ah][eh][fh][ai][bi][ci][di][ei]AW[af][bf][cf][df][ef][ff][gf][gg][gh][gi][fi]"
    "[ba][bb][da][ab][cb][db][ea][eb]PL[W])";

TEST(PositionReport, ReadsLives) {
    const AskedPosition position = asked(three_in_a_row);
    std::vector<board::Vertex> begun;
    const PositionReport report =
        read_position_report(position, *position.to_move, "test", CompiledPatterns({}),
                             [&](const position::Dragon& dragon) { begun.push_back(dragon.origin); });
    const board::Vertex origin = board::vertex_at(6, 0), middle = board::vertex_at(7, 2);
    const auto black = static_cast<std::size_t>(report.dragons.number_at(origin));
    EXPECT_THAT(begun, testing::Contains(origin));
    ASSERT_TRUE(report.readings[black]);
    EXPECT_EQ(report.readings[black]->attack.move, middle);
    EXPECT_EQ(report.readings[black]->defence.value().move, middle);
    EXPECT_EQ(report.life[black].status, position::Status::critical);
    EXPECT_EQ(report.judged.safety[black], position::Safety::critical);
}

TEST(DragonLetters, AreOneForEachDragonOfASide) {
    const PositionReport report = report_of(far_apart, {});
    const std::vector<char> letters = position::dragon_letters(report.dragons);
    EXPECT_EQ(std::set<char>(letters.begin(), letters.end()), (std::set<char>{'A', 'B', 'a'}));
    for (int number = 0; number < report.dragons.count(); ++number)
        EXPECT_EQ(letters[static_cast<std::size_t>(number)] < 'a',
                  report.dragons.number(number).colour == board::Colour::black);
}

TEST(JudgedDrawing, DrawsABoardForEachView) {
    const PositionReport report = report_of(far_apart, {});
    for (const ReadAs read_as : {ReadAs::text, ReadAs::picture}) {
        const DrawingSheet sheet = judged_drawing(
            report, {PositionView::lives, PositionView::dragons, PositionView::eyes, PositionView::owners}, read_as);
        std::vector<std::string> captions;
        for (const BoardDrawing& board : sheet.boards) captions.push_back(board.caption);
        EXPECT_THAT(captions,
                    testing::ElementsAre("lives, territory and moyo", "dragons", "eye spaces", "owners at the end"));
        EXPECT_GE(sheet.legend.size(), 4U);
    }
    const std::vector<std::string> names = names_of_views();
    EXPECT_THAT(names, testing::ElementsAre("lives", "dragons", "eyes", "owners"));
    EXPECT_EQ(view_named(names.back()), PositionView::owners);
    EXPECT_EQ(view_named("stones"), std::nullopt);
}

}  // namespace
}  // namespace katachi::authoring
