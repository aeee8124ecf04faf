#include "engine/position/owners/expected_score.h"

#include <cmath>

namespace katachi::position {

namespace {

// The number becomes a double, which holds the square of every float.
double squared(double number) { return number * number; }

template <typename Visit>
void visit_points(const board::Board& board, const Visit& visit) {
    for (const board::Colour colour : {board::Colour::empty, board::Colour::black, board::Colour::white})
        for (const board::Vertex vertex : colour == board::Colour::empty ? board.empty_points() : board.stones(colour))
            visit(vertex);
}

}  // namespace

double doubt(const board::Board& board, const influence::Field& black) {
    double sum = 0;
    visit_points(board, [&](board::Vertex vertex) {
        const double chance = black[influence::at(vertex)];
        sum += 4 * chance * (1 - chance);
    });
    return sum;
}

ExpectedScore expected_score(const board::Board& board, const influence::Field& black, const ScoreQuestion& question,
                             const ScoreWeights& weights) {
    double sum = -question.komi;
    visit_points(board, [&](board::Vertex vertex) { sum += 2 * double{black[influence::at(vertex)]} - 1; });
    // Either side is as likely to play the last point that is worth a move.
    if (question.scoring == board::Scoring::territory)
        sum -= question.black_played_more + (question.to_move == board::Colour::black ? 0.5 : -0.5);
    const double result = squared(weights.spread_of_results);
    const double error = squared(weights.least_error) + squared(weights.doubt) * doubt(board, black);
    const double spread = weights.interval * std::sqrt(result * error / (result + error));
    const double mean = sum * result / (result + error);
    return {.by_chances = sum, .mean = mean, .lower = mean - spread, .upper = mean + spread};
}

}  // namespace katachi::position
