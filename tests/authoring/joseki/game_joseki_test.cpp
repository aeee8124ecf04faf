// Which joseki the corners of games are, by the shipped trees.
#include "tools/authoring/joseki/game_joseki.h"

#include <gtest/gtest.h>

#include <array>
#include <iostream>
#include <set>
#include <sstream>

#include "engine/board/turned_vertex.h"
#include "tests/support/needs.h"
#include "tests/support/shared_data.h"
#include "tools/authoring/joseki/followed_games.h"

namespace katachi::authoring {
namespace {

using board::Corner;

const JosekiTrees& trees() {
    static const JosekiTrees shipped = shipped_joseki_by_tree();
    return shipped;
}

GameJoseki told(const std::string& moves, board::Orientation orientation = {},
                board::Colour first = board::Colour::black) {
    board::Board board;
    board::Colour colour = first;
    std::istringstream words(moves);
    for (std::string word; words >> word; colour = board::opponent(colour))
        EXPECT_EQ(board.play(colour, board::turned(*board::parse_vertex(word, 19), orientation, 19)),
                  board::Legality::ok)
            << word;
    return game_joseki(board, static_cast<int>(board.history().size()), trees());
}

const CornerJoseki& at(const GameJoseki& game, Corner corner) { return game[static_cast<std::size_t>(corner)]; }

TEST(GameJoseki, NamesACorner) {
    const GameJoseki game = told("Q16 D4 D16 O17 R14 Q3 C3");
    const CornerJoseki& corner = at(game, Corner::upper_right);
    EXPECT_EQ(corner.name, "hoshi-knight-answer");
    EXPECT_EQ(corner.tree, "hoshi");
    EXPECT_EQ(corner.title, "Joseki around the star point");
    EXPECT_EQ(corner.first->number, 1);
    EXPECT_EQ(corner.last->number, 5);
    EXPECT_EQ(corner.ending, JosekiEnding::tenuki);  // White played elsewhere, and Black again
    EXPECT_EQ(corner.left->number, 6);
    EXPECT_EQ(corner.left->move.vertex, *board::parse_vertex("Q3", 19));
    EXPECT_EQ(at(game, Corner::upper_left).name, "hoshi");
    EXPECT_EQ(joseki_word(corner.name, naming::Language::english), "star point, knight's answer");
}

TEST(GameJoseki, TellsTheMoveThatTheTreeHasNot) {
    const CornerJoseki corner = at(told("Q16 O17 R14 S18"), Corner::upper_right);
    EXPECT_EQ(corner.ending, JosekiEnding::other_move);
    EXPECT_EQ(corner.left->number, 4);
    EXPECT_EQ(corner.last->number, 3);
}

TEST(GameJoseki, KnowsFirstMovesThatNoTreeHas) {
    const GameJoseki game = told("T19 Q4 D3");
    EXPECT_EQ(at(game, Corner::upper_right).ending, JosekiEnding::unknown);
    EXPECT_FALSE(at(game, Corner::upper_right).is_known());
    EXPECT_EQ(at(game, Corner::upper_left).ending, JosekiEnding::not_played);
    EXPECT_EQ(at(game, Corner::lower_right).ending, JosekiEnding::tenuki);
    EXPECT_EQ(at(told("Q4"), Corner::lower_right).ending, JosekiEnding::end_of_game);
}

// Eight turns, both colours: one joseki.
TEST(GameJoseki, IsTheSameInEveryCornerAndColour) {
    const CornerJoseki first = at(told("Q16 O17 R14 Q18 R17 L17"), Corner::upper_right);
    ASSERT_EQ(first.name, "hoshi-slide");
    EXPECT_EQ(first.ending, JosekiEnding::complete);
    std::set<Corner> seen;
    for (const board::Orientation orientation : board::all_orientations)
        for (const board::Colour colour : {board::Colour::black, board::Colour::white}) {
            const GameJoseki game = told("Q16 O17 R14 Q18 R17 L17", orientation, colour);
            for (const Corner place : board::four_corners) {
                const CornerJoseki& corner = at(game, place);
                if (corner.ending == JosekiEnding::not_played) continue;
                seen.insert(place);
                EXPECT_EQ(corner.name, first.name);
                EXPECT_EQ(corner.code, first.code);
            }
        }
    EXPECT_EQ(seen.size(), 4U);
}

// White's slide first, Black's answer to the approach last: no such order stands in the tree.
TEST(GameJoseki, FindsAPositionAgainThatAnotherOrderLedTo) {
    const CornerJoseki usual = at(told("Q16 O17 R14 Q18 R17"), Corner::upper_right);
    const CornerJoseki turned_about = at(told("Q16 Q18 R17 O17 R14"), Corner::upper_right);
    EXPECT_EQ(turned_about.code, usual.code);
    EXPECT_EQ(turned_about.name, usual.name);
    EXPECT_EQ(turned_about.followed.followed, 5U);
}

// So many corners of real games are told by a name of their own.
TEST(GameJoseki, NamesCornersOfRealGames) {
    KATACHI_NEEDS("games19/loose");
    int corners = 0, known = 0, joseki = 0, games = 0;
    std::array<int, 6> endings{};
    const auto count = [&](const std::string&, const board::Board& played, int last) {
        if (played.size() != board::max_board_size) return;
        ++games;
        for (const CornerJoseki& corner : game_joseki(played, last, trees())) {
            ++endings[static_cast<std::size_t>(corner.ending)];
            if (corner.ending == JosekiEnding::not_played) continue;
            ++corners;
            known += corner.is_known() ? 1 : 0;
            joseki += corner.name != corner.tree ? 1 : 0;  // more than a first stone
        }
    };
    visit_played_games({(test::shared_data() / "games19/loose").string()},
                       {.game = count, .trouble = [](const std::string&) {}});
    std::cout << games << " games, " << corners << " corners: " << known << " known, " << joseki << " joseki;";
    for (std::size_t i = 0; i < endings.size(); ++i)
        std::cout << ' ' << name(static_cast<JosekiEnding>(i)) << ' ' << endings[i];
    std::cout << '\n';
    EXPECT_GT(known, corners * 95 / 100);
    EXPECT_GT(joseki, corners * 80 / 100);
}

TEST(JosekiTerms, HaveARowForEachNameOfTheTrees) {
    std::set<std::string> names;
    for (const joseki::Edge& edge : trees().graph.edges())
        if (!edge.name.empty()) names.insert(edge.name);
    for (const JosekiTree& tree : trees().trees) names.insert(tree.name);
    EXPECT_GT(names.size(), 120U);
    for (const std::string& name : names) EXPECT_NE(naming::find_term(joseki_terms(), name), nullptr) << name;
    for (const naming::Term& term : joseki_terms()) {
        EXPECT_TRUE(names.contains(std::string(term.name))) << term.name;
        EXPECT_FALSE(term.words.front().empty()) << term.name;
        bool has_other = false;
        for (std::size_t i = 1; i < term.words.size(); ++i) has_other = has_other || !term.words[i].empty();
        EXPECT_EQ(has_other, !term.source.empty()) << term.name;
    }
}

}  // namespace
}  // namespace katachi::authoring
