// Lives that playouts doubt at the end of a game, on a board that a reader can check.
#include "engine/gtp/score/doubtful_end.h"

#include <gtest/gtest.h>

#include "engine/board/board_points.h"
#include "engine/board/position_text.h"

namespace katachi::gtp {
namespace {

using board::Colour;

// Two walls from edge to edge. The stone at B8 has no room for two eyes within the left one; on the right there is all
// the room that a group needs, with two eyes or without.
constexpr const char* blacks_left =
    "...XXO.../.O.XXO.../XXXXXO.../X.XXXO.OO/XXXXXO.O./X.XXXO.OO/XXXXXO.O./XXXXXO.O./XXXXXO.O.";
constexpr const char* whites_left =
    "...OOX.../.X.OOX.../OOOOOX.../O.OOOX.XX/OOOOOX.X./O.OOOX.XX/OOOOOX.X./OOOOOX.X./OOOOOX.X.";
constexpr const char* blacks_left_and_room_on_the_right =
    "...XXO.../.O.XXO.../XXXXXO.../X.XXXO.../XXXXXO.../X.XXXO.../XXXXXO.../XXXXXO.../XXXXXO...";
constexpr const char* whites_left_and_room_on_the_right =
    "...OOX.../.X.OOX.../OOOOOX.../O.OOOX.../OOOOOX.../O.OOOX.../OOOOOX.../OOOOOX.../OOOOOX...";

board::Vertex named(const char* name) { return board::parse_vertex(name, 9).value(); }

board::VertexSet stones_at(std::initializer_list<const char*> names) {
    board::VertexSet result;
    for (const char* name : names) result.insert(named(name));
    return result;
}

// What playouts say where all is as it lies on either side of the walls, but for stones that they doubt.
search::EndJudgement judgement_of(const board::Board& board, Colour left, const board::VertexSet& doubted) {
    search::EndJudgement judgement;
    for (const board::Vertex point : board::points_of(board)) {
        const bool is_blacks = (board::column_of(point) <= 4) == (left == Colour::black);
        judgement.ownership[static_cast<std::size_t>(point)] = doubted.contains(point) ? 0 : is_blacks ? 1.0F : -1.0F;
    }
    return judgement;
}

struct Case {
    const char* rows;
    Colour left;
};
constexpr Case cases[]{{blacks_left, Colour::black}, {whites_left, Colour::white}};
constexpr Case cases_of_room[]{{blacks_left_and_room_on_the_right, Colour::black},
                               {whites_left_and_room_on_the_right, Colour::white}};

TEST(DoubtfulEnd, StonesThatAreReadToDieGiveTheirSurroundingsToTheOpponent) {
    const board::VertexSet doubted = stones_at({"B8"}), beside = stones_at({"B8", "A9", "C9", "C8"});
    for (const auto& [rows, left] : cases) {
        const board::Board board(board::parse_rows(rows).value());
        search::EndJudgement judgement = judgement_of(board, left, doubted | beside);
        read_doubts(board, Colour::black, 10'000, judgement);
        EXPECT_EQ(judgement.dead, doubted) << rows;
        for (const board::Vertex point : beside)
            EXPECT_EQ(judgement.ownership[static_cast<std::size_t>(point)], left == Colour::black ? 1 : -1)
                << board::vertex_name(point, 9) << ' ' << rows;
    }
}

TEST(DoubtfulEnd, StonesThatAreReadToLiveKeepTheirTerritory) {
    const board::VertexSet dead = stones_at({"B8"}), kept = stones_at({"F9", "F1", "H9", "J3"});
    for (const auto& [rows, left] : cases_of_room) {
        const board::Board board(board::parse_rows(rows).value());
        const board::VertexSet right = board.stones(board::opponent(left)) - dead;
        search::EndJudgement judgement = judgement_of(board, left, right | kept);
        judgement.dead = dead;
        read_doubts(board, Colour::black, 10'000, judgement);
        EXPECT_EQ(judgement.dead, dead) << rows;
        for (const board::Vertex point : kept)
            EXPECT_EQ(judgement.ownership[static_cast<std::size_t>(point)], left == Colour::black ? -1 : 1)
                << board::vertex_name(point, 9) << ' ' << rows;
    }
}

TEST(DoubtfulEnd, WhatNobodyDoubtsIsNotRead) {
    const board::Board board(board::parse_rows(blacks_left).value());
    search::EndJudgement judgement = judgement_of(board, Colour::black, {});
    const auto before = judgement.ownership;
    read_doubts(board, Colour::black, 10'000, judgement);
    EXPECT_TRUE(judgement.dead.empty());
    EXPECT_EQ(judgement.ownership, before);
}

}  // namespace
}  // namespace katachi::gtp
