#include "engine/analysis/position_owners.h"

#include "engine/eyes/solved_eyes.h"

namespace katachi::analysis {

position::OwnerQuestion owner_question(Stages& stages) {
    return {.board = stages.board(),
            .to_move = stages.to_move(),
            .worms = stages.worms(),
            .spaces = stages.eyes(),
            .dragons = stages.dragons_before_life(),
            .influence_reader = stages.influence_reader()};
}

OwnerJudge::OwnerJudge(const position::OwnerWeights& weights)
    : weights_(weights), known_(solved_eyes().eyes), stages_(tactics_, known_) {}

const influence::Field& OwnerJudge::owners(const board::Board& board, board::Colour to_move) {
    if (stages_.set(board, to_move)) owners_.reset();
    if (!owners_) owners_ = position::owners(owner_question(stages_), weights_);
    return *owners_;
}

position::PointFacts OwnerJudge::facts_at(const board::Board& board, board::Colour to_move, board::Vertex vertex) {
    if (stages_.set(board, to_move)) owners_.reset();
    return position::facts_at(owner_question(stages_), weights_, vertex);
}

position::ExpectedScore OwnerJudge::score(const board::Board& board, const position::ScoreQuestion& question) {
    return position::expected_score(board, owners(board, question.to_move), question, weights_.score);
}

}  // namespace katachi::analysis
