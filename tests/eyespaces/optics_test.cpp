// The answers of GNU Go's suite `optics` that differ from ours, replayed: who is right in each, and why.
#include <gtest/gtest.h>

#include <variant>

#include "engine/eyes/solved_eyes.h"
#include "engine/eyespaces/board_game.h"
#include "engine/sgf/game.h"
#include "tests/eyespaces/judged_space.h"
#include "tests/support/needs.h"
#include "tests/support/shared_data.h"

namespace katachi::eyespaces {
namespace {

using board::Colour;

constexpr const char* games = "gnugo/regression/games";

class Position {
  public:
    explicit Position(const std::string& file, int move = 1) {
        const std::string text = test::file_bytes(test::shared_data() / games / file);
        sgf::SgfReader reader(text);
        board_ = std::get<sgf::SgfPosition>(sgf::position_before_move(reader.next().value(), move)).board;
    }

    board::Board& board() { return board_; }
    board::Vertex vertex(const char* name) const { return board::parse_vertex(name, board_.size()).value(); }
    void play(Colour colour, const char* name) {
        ASSERT_EQ(board_.play(colour, vertex(name)), board::Legality::ok) << name;
    }
    bool is_empty(const char* name) const { return board_.at(vertex(name)) == Colour::empty; }
    bool is_captured(const char* name) { return tactics_.attack(board_, vertex(name)).code == win; }
    bool is_saved(const char* name) { return tactics_.defend(board_, vertex(name)).code == win; }

    // Black's at a point.
    EyeSpace space(const char* name, std::size_t most_positions) {
        KnownGames known(solved_eyes().eyes, most_positions);
        return *EyeSpaces(board_, worms::Worms(board_, tactics_), tactics_, known).at(vertex(name), Colour::black);
    }
    // What the rules of Go say of it, and what our value says.
    std::pair<Worths, Worths> judged_and_stated(const char* name) {
        const worms::Worms worms(board_, tactics_);
        KnownGames known(solved_eyes().eyes);
        const EyeSpaces spaces(board_, worms, tactics_, known);
        const EyeSpace& space = *spaces.at(vertex(name), Colour::black);
        const LivelyStones lively = lively_stones(board_, worms);
        return {
            judged({board_, spaces, space, lively, moves_at_ends(board_, tactics_, worms, spaces, space)}, 1'000'000)
                .worths,
            stated_worths(space)};
    }

  private:
    static constexpr reading::TacticalCode win = reading::TacticalCode::win;

    board::Board board_{board::max_board_size};
    reading::Tactics tactics_{{.nodes = 1'000}};
};

TEST(Optics, AnswerOf1011IsRefuted) {
    KATACHI_NEEDS(games);
    Position attacked("marginal.sgf");
    attacked.play(Colour::white, "S19");
    EXPECT_TRUE(attacked.is_empty("S18") && attacked.is_empty("T19")) << "where White begins, S19 is no eye";
    Position defended("marginal.sgf");
    defended.play(Colour::black, "S19");
    defended.play(Colour::white, "Q19");
    for (const char* taken : {"R19", "S19", "T19", "S18"}) EXPECT_TRUE(defended.is_empty(taken)) << taken;
}

TEST(Optics, AnswerOf1012IsRefuted) {
    KATACHI_NEEDS(games);
    Position attacked("marginal.sgf");
    attacked.play(Colour::black, "E1");
    EXPECT_FALSE(attacked.is_captured("D1")) << "beside C1 Black has a stone that White does not get";
    Position defended("marginal.sgf");
    defended.play(Colour::white, "E1");
    EXPECT_FALSE(defended.is_saved("D1")) << "White has an eye there if he begins";
}

// Black's move at L16 takes the string at M16 and threatens that at K16.
TEST(Optics, AnswerOf1013HangsOnPrey) {
    KATACHI_NEEDS(games);
    Position position("marginal.sgf");
    EXPECT_EQ(position.judged_and_stated("O16"), (std::pair{Worths{1, 2}, Worths{1, 2}}));
    position.play(Colour::black, "L16");
    EXPECT_TRUE(position.is_empty("M16") && position.is_empty("N16") && position.is_empty("O16"));
    EXPECT_TRUE(position.is_captured("K16")) << "G16, if White divides the three points";
}

// The corner has two eyes where the wall has a liberty outside. Here it has none, and the local game knows that.
TEST(Optics, AnswerOf1705HangsOnOuterLiberties) {
    KATACHI_NEEDS(games);
    Position position("eyes_edge.sgf");
    EXPECT_EQ(position.judged_and_stated("A19"), (std::pair{Worths{1, 2}, Worths{1, 2}}));
    position.play(Colour::white, "A18");
    position.play(Colour::black, "A19");
    position.play(Colour::white, "B19");
    EXPECT_TRUE(position.is_empty("A19")) << "taken, and not to be taken back at once";
    EXPECT_NE(position.board().is_legal(Colour::black, position.vertex("A17")), board::Legality::ok);
    position.play(Colour::white, "A17");
    for (const char* taken : {"A16", "B17", "B18", "C19"}) EXPECT_TRUE(position.is_empty(taken)) << taken;
}

// A search of few positions gives the space up. White has more moves than the one that the suite asks for.
TEST(Optics, AnswerOf1501IsOneOfSeveral) {
    KATACHI_NEEDS(games);
    Position position("incident211.sgf", 26);
    const EyeSpace patient = position.space("H8", 50'000);
    EXPECT_EQ(match::eye_value_text(patient.worth.value), "1122");
    EXPECT_TRUE(patient.worth.attacks.contains(position.vertex("J6")));
    const auto one_liberty =
        eyes::EyeSolver(
            board_game({position.board(), Colour::black, patient.region, patient.ends, {}}, KoWinner::owner).space,
            {.outer_liberties = 1})
            .solve();
    ASSERT_TRUE(one_liberty.has_value());
    board::VertexSet attacks;
    for (std::size_t i = 0; const board::Vertex point : patient.region.points)
        if ((one_liberty->attack_points & match::eye_point(i++)) != 0) attacks.insert(point);
    for (const char* also : {"H8", "J6"}) EXPECT_TRUE(attacks.contains(position.vertex(also))) << also;
}

}  // namespace
}  // namespace katachi::eyespaces
