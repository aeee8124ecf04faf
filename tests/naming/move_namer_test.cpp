#include "engine/naming/move_namer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/board/turned_vertex.h"
#include "engine/naming/terms.h"
#include "engine/sgf/game.h"
#include "tests/support/shared_data.h"
#include "tests/support/turned_position.h"

namespace katachi::naming {
namespace {

std::vector<std::string> names_at(MoveNamer& namer, const board::Board& board, board::Colour colour,
                                  board::Vertex move) {
    std::vector<std::string> names;
    for (const MoveName& name : namer.names(board, colour, move)) names.push_back(name.facts->name);
    return names;
}

board::Vertex point(const char* name, int size = 19) { return *board::parse_vertex(name, size); }

class NamesOnBoard : public testing::Test {
  protected:
    void place(board::Colour colour, std::initializer_list<const char*> points) {
        for (const char* each : points) board_.place(colour, point(each));
    }
    std::string first(const char* move, board::Colour colour = board::Colour::black) {
        const auto names = names_at(namer_, board_, colour, point(move));
        return names.empty() ? "" : names.front();
    }

    MoveNamer namer_;
    board::Board board_;
};

using enum board::Colour;

TEST_F(NamesOnBoard, OfFirstMovesAreTheirCornerPoints) {
    EXPECT_EQ(first("Q16"), "hoshi");
    EXPECT_EQ(first("Q17"), "komoku");
    EXPECT_EQ(first("D15"), "takamoku");
    EXPECT_EQ(first("C3"), "sansan");
    EXPECT_EQ(first("K10"), "tengen");
    EXPECT_EQ(first("A1"), "corner-point");
}

TEST(TengenOnBoard, IsTheCentreOfEachOddSize) {
    MoveNamer namer;
    for (int size = 4; size <= 19; ++size) {
        const auto names = names_at(namer, board::Board(size), black, board::vertex_at(size / 2, size / 2));
        const bool is_tengen = !names.empty() && names.front() == "tengen";
        EXPECT_EQ(is_tengen, size % 2 == 1) << size;
    }
}

TEST_F(NamesOnBoard, AreForTheSideThatMoves) {
    place(black, {"D4"});
    EXPECT_EQ(first("C6", white), "small-knight-approach");
    EXPECT_EQ(first("C6", black), "small-knight-enclosure");
}

TEST_F(NamesOnBoard, ComeBestFirstAndEachOnce) {
    place(black, {"D4"});
    place(white, {"C6"});
    const auto names = names_at(namer_, board_, black, point("C8"));
    ASSERT_FALSE(names.empty());
    EXPECT_EQ(names.front(), "one-space-low-pincer");
    EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), names.size());
    float before = 1000;
    for (const MoveName& name : namer_.names(board_, black, point("C8"))) {
        EXPECT_LE(name.facts->priority, before);
        before = name.facts->priority;
    }
}

TEST_F(NamesOnBoard, OfApproachesAndPincersLeaveOutTheCheckingApproach) {
    const auto is_checking = [&](const char* move, board::Colour colour) {
        const auto names = names_at(namer_, board_, colour, point(move));
        return std::ranges::find(names, "checking-approach") != names.end();
    };
    place(black, {"D4", "K4"});
    place(white, {"C6"});
    EXPECT_FALSE(is_checking("C8", black));  // a pincer
    EXPECT_FALSE(is_checking("F3", white));  // an approach
    EXPECT_TRUE(is_checking("M3", white));
}

TEST_F(NamesOnBoard, OfTakenPointsAndPassesThereAreNone) {
    place(black, {"D4"});
    EXPECT_EQ(first("D4"), "");
    EXPECT_TRUE(names_at(namer_, board_, black, board::pass_vertex).empty());
}

TEST_F(NamesOnBoard, ThatMustBeReadAreLeftOutWithoutAReader) {
    place(white, {"D4"});
    place(black, {"C4", "D5", "D3"});
    for (const MoveName& name : namer_.names(board_, black, point("F4"))) EXPECT_FALSE(name.facts->is_read);
}

TEST(ShippedNames, AreTwoHundredAndTwentyAtLeastEachWithRemarkAndTerm) {
    const MoveNamer namer;
    EXPECT_GE(namer.facts().size(), 220U);
    std::set<std::string> used;
    for (const NameFacts& facts : namer.facts()) {
        EXPECT_NE(std::string(facts.remark), "") << facts.entry;
        EXPECT_GT(facts.priority, 0) << facts.entry;
        EXPECT_NE(find_term(facts.name), nullptr) << facts.name;
        used.insert(facts.name);
    }
    for (const Term& term : terms()) EXPECT_TRUE(used.contains(std::string(term.name))) << term.name;
    EXPECT_EQ(used.size(), terms().size());
}

TEST(ShippedNames, SayWhichShapesAreGoodAndWhatMustBeRead) {
    const MoveNamer namer;
    const auto facts_of = [&](std::string_view name) {
        return *std::ranges::find(namer.facts(), name, [](const NameFacts& facts) { return facts.name; });
    };
    EXPECT_EQ(facts_of("empty-triangle").judgement, Judgement::bad);
    EXPECT_EQ(facts_of("ponnuki").judgement, Judgement::good);
    EXPECT_EQ(facts_of("hoshi").judgement, Judgement::none);
    EXPECT_TRUE(facts_of("geta").is_read);
    EXPECT_FALSE(facts_of("double-atari").is_read) << "liberties are counted";
    EXPECT_FALSE(facts_of("hoshi").is_read);
}

TEST(ShippedNames, OfOneNameAreJudgedAlike) {
    const MoveNamer namer;
    for (const NameFacts& a : namer.facts())
        for (const NameFacts& b : namer.facts())
            if (a.name == b.name && a.judgement != Judgement::none && b.judgement != Judgement::none) {
                EXPECT_EQ(a.judgement, b.judgement) << a.entry << ' ' << b.entry;
            }
}

// The names of every move of a game are compared on all eight boards and with the colours exchanged.
TEST(ShippedNames, ChangeWithNeitherTurnNorColour) {
    const std::string text =
        test::file_bytes(test::project_folder() / "examples" / "lee-sedol-alphago-2016-game-4.sgf");
    const auto game = sgf::SgfReader(text).next();
    ASSERT_TRUE(game);
    MoveNamer namer;
    board::Board board(game->size);
    int compared = 0;
    for (const sgf::Event& event : game->events) {
        if (event.kind == sgf::Event::Kind::move && event.vertex != board::pass_vertex) {
            const auto names = names_at(namer, board, event.colour, event.vertex);
            EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), names.size());
            for (const board::Orientation orientation : board::all_orientations) {
                const board::Board turned(test::turned(board.position(), orientation));
                EXPECT_EQ(names_at(namer, turned, event.colour, board::turned(event.vertex, orientation, game->size)),
                          names);
                ++compared;
            }
            const board::Board exchanged(test::colours_exchanged(board.position()));
            EXPECT_EQ(names_at(namer, exchanged, board::opponent(event.colour), event.vertex), names);
        }
        sgf::execute(event, board);
    }
    EXPECT_GT(compared, 1000);
}

}  // namespace
}  // namespace katachi::naming
