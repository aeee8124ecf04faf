#include "engine/analysis/position_owners.h"

#include <array>
#include <charconv>
#include <cmath>

#include "engine/eyes/solved_eyes.h"

namespace katachi::analysis {

position::OwnerQuestion owner_question(Stages& stages) {
    return {.board = stages.board(),
            .to_move = stages.to_move(),
            .worms = stages.worms(),
            .spaces = stages.eyes(),
            .dragons = stages.dragons_before_life()};
}

int black_played_more(const board::Board& board, int handicap, board::Colour to_move) {
    const auto played = [&](board::Colour colour) { return board.stones(colour).count() + board.captured(colour); };
    const int more = played(board::Colour::black) - played(board::Colour::white);
    int moves = 0;
    for (const board::Move& move : board.history())
        if (move.vertex != board::pass_vertex) moves += move.colour == board::Colour::black ? 1 : -1;
    if (more - moves == handicap) return more;
    return to_move == board::Colour::white ? 1 : 0;
}

namespace {

// "W+0.4".
std::string result_text(double black) {
    std::array<char, 32> text;
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), std::abs(black), std::chars_format::fixed, 1);
    return (black < 0 ? "W+" : "B+") + std::string(text.data(), end.ptr);
}

}  // namespace

std::string text(const position::ExpectedScore& score) {
    return result_text(score.mean) + ", four in five results from " + result_text(score.lower) + " to " +
           result_text(score.upper);
}

OwnerJudge::OwnerJudge(const position::OwnerWeights& weights)
    : weights_(weights), known_(solved_eyes().eyes), stages_(tactics_, known_) {}

const influence::Field& OwnerJudge::owners(const board::Board& board, board::Colour to_move) {
    Stages& known = stages(board, to_move);
    if (!owners_) owners_ = position::owners(owner_question(known), weights_);
    return *owners_;
}

position::PointFacts OwnerJudge::facts_at(const board::Board& board, board::Colour to_move, board::Vertex vertex) {
    return position::facts_at(owner_question(stages(board, to_move)), weights_, vertex);
}

Stages& OwnerJudge::stages(const board::Board& board, board::Colour to_move) {
    if (stages_.set(board, to_move)) owners_.reset();
    return stages_;
}

position::ExpectedScore OwnerJudge::score(const board::Board& board, const position::ScoreQuestion& question) {
    return position::expected_score(board, owners(board, question.to_move), question, weights_.score);
}

}  // namespace katachi::analysis
