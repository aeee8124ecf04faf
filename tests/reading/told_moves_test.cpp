// What reading says of a string and what it says of the move that it tells for it.
#include <gtest/gtest.h>

#include <random>

#include "engine/board/position_text.h"
#include "engine/reading/tactics.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::reading {
namespace {

bool is_settled_win(const TacticalAnswer& answer) {
    return answer.code == TacticalCode::win && answer.is_settled && answer.move != board::pass_vertex;
}

bool is_denied(const TacticalAnswer& of_move) { return of_move.code != TacticalCode::win && of_move.is_settled; }

TEST(ToldMoves, AStringThatOneMoveGivesFiveLibertiesIsAttackedOnceMore) {
    board::Board board(board::parse_rows("XO..X.X/XXO...X/..OO.../..O.O../.O..O../OO.X.OO/.OXXX.O").value());
    const board::Vertex string = board::parse_vertex("D2", board.size()).value();
    Tactics tactics({.nodes = 2000, .far_nodes = 10000});
    EXPECT_EQ(tactics.does_defend(board, board::parse_vertex("D3", board.size()).value(), string).code,
              TacticalCode::failure);
    EXPECT_EQ(tactics.defend(board, string).code, TacticalCode::failure);
}

// A string that is lost, or safe, whoever moves takes no move. A first search alone says less: its end counts as
// settled only as far as it goes.
TEST(ToldMoves, AreNotDeniedByTheQuestionAboutTheMove) {
    std::mt19937 random(test::test_seed());
    std::uniform_real_distribution<double> density(0.2, 0.65);
    Tactics tactics({.nodes = 1000, .far_nodes = 4000, .is_quick = true});
    int attacks = 0, rescues = 0;
    for (int round = 0; round < test::rounds(150, 1000); ++round) {
        board::Board board(test::random_position(7, density(random), random));
        for (const board::Colour colour : {board::Colour::black, board::Colour::white})
            for (const board::Vertex string : board.strings(colour)) {
                if (board.liberties(string) == 0) continue;
                const TacticalAnswer attack = tactics.attack(board, string);
                const TacticalAnswer rescue = tactics.defend(board, string);
                if (attack.code == TacticalCode::failure || rescue.code == TacticalCode::failure) continue;
                const std::string where =
                    board::vertex_name(string, board.size()) + '\n' + board::print_position(board.position());
                if (is_settled_win(attack)) {
                    ++attacks;
                    EXPECT_FALSE(is_denied(tactics.does_attack(board, attack.move, string))) << "attack " << where;
                }
                if (is_settled_win(rescue)) {
                    ++rescues;
                    EXPECT_FALSE(is_denied(tactics.does_defend(board, rescue.move, string))) << "defend " << where;
                }
            }
    }
    EXPECT_GT(attacks, 200);
    EXPECT_GT(rescues, 100);
}

}  // namespace
}  // namespace katachi::reading
