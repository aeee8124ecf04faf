// Cuts and links by shape, on boards that a reader can check.
#include "engine/analysis/connection_shapes.h"

#include <gtest/gtest.h>

#include "compiler/emit/table_builder.h"
#include "engine/analysis/board_analysis.h"
#include "tests/compiler/constraint/one_pattern.h"

namespace katachi::analysis {
namespace {

using board::Colour;

// A position and the patterns of a connection database.
class Shapes {
  public:
    Shapes(const std::string& text, const char* rows)
        : patterns_(compiler::database_of(text, compiler::DatabaseKind::connection)),
          built_({&patterns_, 1}),
          shapes_(built_.tables()),
          matcher_(built_.tables()),
          board_(board::parse_rows(rows).value()) {
        matcher_.set(board_.position());
        analysis_.set(board_);
    }

    const match::PatternTables& tables() const { return built_.tables(); }
    CutPoints cuts() { return shapes_.cuts(matcher_, analysis_); }
    std::vector<ShapeLink> links() { return shapes_.links(board_, matcher_); }
    match::Value holds(const ShapeLink& link) { return analysis::holds(built_.tables(), link, analysis_); }
    BoardAnalysis& analysis() { return analysis_; }

    match::Value ask(match::Autohelper helper, std::initializer_list<const char*> points) {
        std::vector<board::Vertex> vertices;
        for (const char* point : points) vertices.push_back(at(point));
        return analysis_.answer(helper, Colour::white, vertices);
    }
    board::Vertex at(const char* point) const { return board::parse_vertex(point, board_.size()).value(); }
    board::VertexSet points(std::initializer_list<const char*> names) const {
        board::VertexSet result;
        for (const char* name : names) result.insert(at(name));
        return result;
    }

  private:
    compiler::PatternDatabase patterns_;
    compiler::BuiltTables built_;
    ConnectionShapes shapes_;
    match::Matcher matcher_;
    board::Board board_;
    BoardAnalysis analysis_;
};

// White's D4 and F4, and Black between them; a black stone at E6 keeps E5 safe.
constexpr const char* jump = "......../......../....X.../......../...O.O../......../......../........";
const std::string cut = "Pattern Cut\n\n.X.\n!*!\nO!O\n\n:|,B\n";
const std::string link = "Pattern Link\n\nO.O\n\n:+,C\n\nOaO\n\n;!xcut(a)\n";

TEST(ConnectionShapes, CutAtTheMoveAndWhereTheDiagramInhibits) {
    Shapes shapes(cut, jump);
    const CutPoints found = shapes.cuts();
    for (const char* point : {"E5", "D5", "F5", "E4"})
        EXPECT_TRUE(found.is_cut(Colour::black, shapes.at(point)).is_true()) << point;
    EXPECT_TRUE(found.is_cut(Colour::black, shapes.at("E3")).is_false());
    EXPECT_TRUE(found.is_cut(Colour::white, shapes.at("E5")).is_false());
}

TEST(ConnectionShapes, CutOnlyWhereTheMoveIsSafe) {
    const std::string wedge = "Pattern Cut\n\nO*O\n\n:+,B\n";
    Shapes mouth(wedge, "......../......../......../....O.../...O.O../....O.../......../........");
    EXPECT_TRUE(mouth.cuts().is_cut(Colour::black, mouth.at("E4")).is_false());
}

TEST(ConnectionShapes, CutPerhapsWhereTheConstraintIsUndecided) {
    Shapes shapes("Pattern Cut\n\n.X.\n.*.\nO.O\n\n:|,B\n\n.X.\n.*.\nOaO\n\n;owl_eyespace(a)\n", jump);
    EXPECT_FALSE(shapes.cuts().is_cut(Colour::black, shapes.at("E5")).is_decided());
}

TEST(ConnectionShapes, LinkTheStonesOfTheDiagram) {
    Shapes shapes(link, jump);
    shapes.analysis().set_cuts({});
    const std::vector<ShapeLink> found = shapes.links();
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].stones, shapes.points({"D4", "F4"}));
    EXPECT_EQ(found[0].placement.own, Colour::white);
    EXPECT_TRUE(shapes.holds(found[0]).is_true());
    EXPECT_FALSE(found[0].may_be_in_danger);
}

TEST(ConnectionShapes, ALinkHoldsWhereItIsNotCut) {
    Shapes shapes(cut + "\n" + link, jump);
    ASSERT_EQ(shapes.links().size(), 1U);
    EXPECT_FALSE(shapes.holds(shapes.links()[0]).is_decided()) << "nobody said where there are cuts";
    shapes.analysis().set_cuts(shapes.cuts());
    EXPECT_TRUE(shapes.holds(shapes.links()[0]).is_false());
}

TEST(ConnectionShapes, LinkNoStringToItself) {
    Shapes shapes("Pattern Link\n\nO.O\n\n:+,sC\n", "...../...../.OOO./.O.O./.....");
    EXPECT_TRUE(shapes.links().empty());
}

TEST(ConnectionShapes, AnswerXcutAndOcut) {
    Shapes shapes(cut, jump);
    EXPECT_FALSE(shapes.ask(match::Autohelper::xcut, {"E4"}).is_decided());
    shapes.analysis().set_cuts(shapes.cuts());
    EXPECT_TRUE(shapes.ask(match::Autohelper::xcut, {"E4"}).is_true());
    EXPECT_TRUE(shapes.ask(match::Autohelper::xcut, {"E3"}).is_false());
    EXPECT_TRUE(shapes.ask(match::Autohelper::ocut, {"E4"}).is_false());
    EXPECT_TRUE(shapes.ask(match::Autohelper::oarea, {"E4"}).is_decided());
    EXPECT_TRUE(shapes.ask(match::Autohelper::xcut, {"E4"}).is_true()) << "influence was asked in between";
}

// White joins two stones that Black takes at once.
TEST(ConnectionShapes, WhatCanBeCapturedCanBeDisconnected) {
    Shapes captured(link, "O.OX./XXXX./...../...../.....");
    EXPECT_TRUE(captured.ask(match::Autohelper::disconnect_helper, {"A5", "C5"}).is_true());
    Shapes one_string(link, "...../...../.OO../...../.....");
    EXPECT_TRUE(one_string.ask(match::Autohelper::disconnect_helper, {"B3", "C3"}).is_false());
    Shapes diagonal(link, "...../.O.../..O../...../.....");
    EXPECT_TRUE(diagonal.ask(match::Autohelper::disconnect_helper, {"B4", "C3"}).is_false());
    Shapes of_two_sides(link, "...../.OX../...../...../.....");
    EXPECT_TRUE(of_two_sides.ask(match::Autohelper::disconnect_helper, {"B4", "C4"}).is_true());
}

TEST(ConnectionShapes, ThePatternsThatAreUsedSayWhereCutsAre) {
    Shapes shapes(cut + "\n" + link, jump);
    shapes.analysis().use_connection_patterns(shapes.tables());
    EXPECT_TRUE(shapes.ask(match::Autohelper::xcut, {"E4"}).is_true());
    EXPECT_TRUE(shapes.ask(match::Autohelper::xcut, {"E3"}).is_false());
    EXPECT_TRUE(shapes.holds(shapes.links()[0]).is_false()) << "the link is cut";
    shapes.analysis().set(board::Board(
        board::parse_rows("......../......../......../......../...O.O../......../......../........").value()));
    EXPECT_TRUE(shapes.ask(match::Autohelper::xcut, {"E4"}).is_false()) << "no stone cuts on another board";
}

TEST(ConnectionShapes, PatternsWithoutACutLeaveCutsUndecided) {
    Shapes shapes(link, jump);
    shapes.analysis().use_connection_patterns(shapes.tables());
    EXPECT_FALSE(shapes.ask(match::Autohelper::xcut, {"E4"}).is_decided());
}

TEST(ConnectionShapes, ACutThatAsksForCutsIsUndecided) {
    Shapes shapes("Pattern Cut\n\n.X.\n.*.\nO.O\n\n:|,B\n\n.X.\n.*.\nOaO\n\n;xcut(a)\n", jump);
    shapes.analysis().use_connection_patterns(shapes.tables());
    EXPECT_FALSE(shapes.ask(match::Autohelper::xcut, {"E5"}).is_decided());
}

}  // namespace
}  // namespace katachi::analysis
