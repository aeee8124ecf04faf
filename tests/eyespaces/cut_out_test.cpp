// The judge of real spaces: its search against the list of all positions, and what it says of spaces that everybody
// knows.
#include <gtest/gtest.h>

#include "engine/eyespaces/board_game.h"
#include "tests/eyespaces/judged_space.h"
#include "tests/eyespaces/listed_captures.h"
#include "tests/eyespaces/read_eyes.h"
#include "tests/eyespaces/sampled_spaces.h"
#include "tests/eyespaces/searched_captures.h"
#include "tests/support/needs.h"

namespace katachi::eyespaces {
namespace {

constexpr std::size_t many_positions = 300'000;

const EyeSpace& white_space(const ReadEyes& read, board::Vertex vertex) {
    const EyeSpace* const space = read.spaces.at(vertex, board::Colour::white);
    if (space == nullptr) throw std::runtime_error("no eye space there");
    return *space;
}

Worths judged(ReadEyes& read, const EyeSpace& space, Idealised taken) {
    const LivelyStones lively = lively_stones(read.board, read.worms);
    const CutOutQuestion question{read.board, read.spaces, space, lively,
                                  moves_at_ends(read.board, read.tactics, read.worms, read.spaces, space)};
    return judged_worths(question, taken, Kos::as_they_are, many_positions).value();
}

// The space is White's, at a point of the diagram.
Worths judged_at(const std::vector<std::string>& diagram, int row, int column) {
    ReadEyes read(framed(diagram));
    return judged(read, white_space(read, framed_vertex(diagram, row, column)), idealised::nothing);
}

TEST(CutOut, KnowsShapesThatEverybodyKnows) {
    EXPECT_EQ(judged_at({"OOOOO", "O...O", "OOOOO"}, 1, 1), (Worths{1, 2}));
    EXPECT_EQ(judged_at({"OOOOOO", "O....O", "OOOOOO"}, 1, 1), (Worths{2, 2}));
    EXPECT_EQ(judged_at({"OOOO", "O..O", "O..O", "OOOO"}, 1, 1), (Worths{1, 1}));
    EXPECT_EQ(judged_at({"OOOOO", "OX..O", "O..OO", "OOOO."}, 1, 2), (Worths{1, 2}));
}

TEST(CutOut, PlaysMarginsAndHalfEyesForReal) {
    EXPECT_EQ(judged_at({"XOOOOOO", "X.....O", "XOOOOOO"}, 1, 3), (Worths{1, 2})) << "open at the end";
    EXPECT_EQ(judged_at({"XXOOOOO", "XO....O", "X.OOOOO", "XXXXXXX"}, 1, 3), (Worths{1, 2}))
        << "half an eye at the end";
    EXPECT_EQ(judged_at({"XXXOOOOOO", "X.O.....O", "XXXOOOOOO"}, 1, 5), (Worths{1, 2})) << "a false eye at the end";
}

// A corner of game 938 of the bulk games before move 106. All liberties of White's wall around Black's D3 lie in
// White's other eyes. Without one of them the wall could not stand.
TEST(CutOut, AWallKeepsALibertyInItsOtherEyesWhereItHasNoOther) {
    ReadEyes read("........./........./.......OO/..O....XX/....O..OX/...OXOOXO/..OX.XOXO/...OX.OXX/.........");
    const EyeSpace& space = white_space(read, read.vertex("D3"));
    ASSERT_EQ(space.played.false_margins, read.points({"E3"}));
    const board::VertexSet own_eyes = read.spaces.own_eyes(board::Colour::white);
    EXPECT_TRUE((read.board.liberty_points(read.vertex("C3")) - own_eyes).empty());
    const BoardGame game =
        board_game({read.board, board::Colour::white, space.played, space.ends, own_eyes}, KoWinner::owner);
    EXPECT_EQ(game.outer_liberties, 1);
    EXPECT_EQ(match::eye_value_text(space.worth.value), "0000");
    EXPECT_EQ(judged(read, space, idealised::all), (Worths{0, 0})) << "the local game";
    EXPECT_EQ(judged(read, space, idealised::nothing), (Worths{0, 1})) << "White E3 takes the stone at E4 as well";
}

// All positions are listed where they are few.
TEST(CutOut, SearchIsRight) {
    KATACHI_NEEDS(test::bulk_games_file);
    constexpr std::size_t listed_positions = 5'000;
    int compared = 0;
    const auto compare = [&](const CutOut& game) {
        const auto listed = listed_captures(game, listed_positions);
        if (!listed) return;
        for (const bool attacker_begins : {true, false}) {
            SearchedCaptures searched(game, many_positions);
            EXPECT_EQ(searched.wall_is_captured(attacker_begins), (*listed)[attacker_begins ? 0 : 1]);
            ++compared;
        }
    };
    visit_sampled_spaces(25, 6, usual_seed, [&](const SampledSpace& sampled) {
        for (const bool extra_eye : {false, true})
            for (const FreeKos free_kos : {FreeKos::nobody, FreeKos::attacker, FreeKos::defender})
                if (auto game = cut_out(sampled.question, idealised::nothing, extra_eye, KoWinner::owner)) {
                    game->free_kos = free_kos;
                    compare(*game);
                }
    });
    EXPECT_GT(compared, 100);
}

}  // namespace
}  // namespace katachi::eyespaces
