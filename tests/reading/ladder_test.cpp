// Ladders of any length, and that answers depend on nothing but the question.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "engine/reading/tactics.h"
#include "tests/support/random_position.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/shared_data.h"

namespace katachi {
namespace {

// White's stone at C3 in a ladder towards the upper right.
Board ladder() {
    Board board(max_board_size);
    const auto place = [&](Colour colour, const char* name) {
        board.place(colour, parse_vertex(name, max_board_size).value());
    };
    place(Colour::white, "C3");
    for (const char* name : {"B3", "C2", "D2", "B4"}) place(Colour::black, name);
    return board;
}

constexpr std::uint64_t most_nodes = 1000;

TEST(Ladder, RunsAcrossTheBoard) {
    Board board = ladder();
    Tactics tactics(most_nodes);
    const TacticalAnswer attack = tactics.attack(board, parse_vertex("C3", max_board_size).value());
    EXPECT_EQ(attack.code, TacticalCode::win);
    EXPECT_LT(attack.nodes, most_nodes);
}

TEST(Ladder, IsBrokenByAStoneInItsWay) {
    Board board = ladder();
    board.place(Colour::white, parse_vertex("Q16", max_board_size).value());
    Tactics tactics(most_nodes);
    const Vertex runner = parse_vertex("C3", max_board_size).value();
    ASSERT_EQ(board.play(Colour::black, parse_vertex("C4", max_board_size).value()), Legality::ok);
    const TacticalAnswer defend = tactics.defend(board, runner);
    EXPECT_EQ(defend.code, TacticalCode::win);
    EXPECT_EQ(vertex_name(defend.move, max_board_size), "D3");
}

struct Asked {
    std::size_t position;
    Vertex string;
    TacticalAnswer answer;
};

// 2,000 strings of real games, asked again in another order.
TEST(Tactics, AnswersAreTheSameInAnyOrder) {
    if (!std::filesystem::exists(shared_data())) GTEST_SKIP() << shared_data() << " is absent";
    std::vector<Board> boards;
    for (const RecordedPosition& recorded : recorded_positions()) boards.emplace_back(recorded.position);
    std::vector<Asked> asked;
    Tactics tactics(500);
    for (std::size_t i = 0; i < boards.size() && asked.size() < 2000; i += 3)
        for (const Colour colour : {Colour::black, Colour::white})
            for (const Vertex stone : boards[i].stones(colour))
                if (boards[i].origin(stone) == stone && boards[i].liberties(stone) <= 4)
                    asked.push_back({i, stone, tactics.attack(boards[i], stone)});
    EXPECT_GT(asked.size(), 1500U);
    std::shuffle(asked.begin(), asked.end(), std::mt19937(test_seed()));
    for (const Asked& question : asked) {
        const TacticalAnswer again = tactics.attack(boards[question.position], question.string);
        ASSERT_EQ(again.code, question.answer.code);
        ASSERT_EQ(again.move, question.answer.move);
        ASSERT_EQ(again.nodes, question.answer.nodes);
    }
}

}  // namespace
}  // namespace katachi
