// The report on two short games whose opening is known.
#include <gtest/gtest.h>

#include "engine/moves/default_sources.h"
#include "games/training/prediction.h"
#include "tests/support/golden.h"

namespace katachi::games {
namespace {

// Every game begins in the upper right corner.
TrainingGame opening(std::initializer_list<const char*> vertices) {
    TrainingGame game;
    board::Colour colour = board::Colour::black;
    for (const char* vertex : vertices) {
        game.moves.push_back({colour, board::parse_vertex(vertex, board::max_board_size).value()});
        colour = board::opponent(colour);
    }
    return game;
}

std::vector<TrainingGame> openings() {
    return {opening({"Q16", "D4", "Q4", "D16", "R14", "O17", "S16", "PASS"}),
            opening({"Q16", "D16", "Q3", "D4", "R5", "F3", "C7", "F17"})};
}

moves::MoveWeights weights() {
    moves::MoveWeights result;
    result.set("border", "4.4.stage-1", {3, 5});
    result.set("distance", "4.opening", {1, 5});
    return result;
}

TEST(Prediction, CountsGamesMovesAndRanks) {
    const auto report = predict(openings(), moves::default_sources, weights(), 1, {});
    ASSERT_TRUE(report);
    EXPECT_EQ(report->games, 2U);
    EXPECT_EQ(report->all.moves, 15U);
    EXPECT_EQ(text(*report, "games held out"),
              test::golden(KATACHI_TRAINING_TESTS "/openings.txt", text(*report, "games held out")));
}

TEST(Prediction, RanksTheMoveBehindThoseLikedAsMuch) {
    const std::vector<TrainingGame> one_move{opening({"Q16"})};
    const auto report = predict(one_move, moves::default_sources, weights(), 1, {});
    ASSERT_TRUE(report);
    EXPECT_EQ(report->all.moves, 1U);
    EXPECT_EQ(report->all.at_rank[3], 1U) << "the other three 4-4 points stand before it";
    EXPECT_NE(curve_csv(*report).find("\n3,0.0000\n4,100.0000\n"), std::string::npos) << curve_csv(*report);
}

// Passes are moves that nobody foretells.
TEST(Prediction, PartsMovesByTheirStage) {
    TrainingGame game;
    const auto play = [&](board::Vertex vertex) {
        game.moves.push_back({game.moves.size() % 2 == 0 ? board::Colour::black : board::Colour::white, vertex});
    };
    constexpr std::size_t stage = PredictionReport::moves_of_stage, last = PredictionReport::stages - 1;
    while (game.moves.size() < stage) play(board::pass_vertex);
    play(board::vertex_at(3, 3));
    while (game.moves.size() < last * stage) play(board::pass_vertex);
    play(board::vertex_at(3, 15));
    while (game.moves.size() < (last + 2) * stage) play(board::pass_vertex);
    play(board::vertex_at(15, 3));
    const auto report = predict(std::vector{game}, moves::default_sources, weights(), 1, {});
    ASSERT_TRUE(report);
    std::array<std::uint64_t, PredictionReport::stages> moves{}, expected{};
    for (std::size_t i = 0; i < moves.size(); ++i) moves[i] = report->by_stage[i].moves;
    ++expected[1];
    expected[last] += 2;
    EXPECT_EQ(moves, expected);
}

TEST(Prediction, IsStopped) {
    const std::atomic<bool> stop = true;
    EXPECT_FALSE(predict(openings(), moves::default_sources, weights(), 1, {.progress = {}, .stop = &stop}));
}

TEST(Prediction, IsTheSameOnAnyNumberOfThreads) {
    const auto alone = predict(openings(), moves::default_sources, weights(), 1, {});
    const auto together = predict(openings(), moves::default_sources, weights(), 2, {});
    EXPECT_EQ(text(*alone, "games"), text(*together, "games"));
    EXPECT_EQ(curve_csv(*alone), curve_csv(*together));
}

}  // namespace
}  // namespace katachi::games
