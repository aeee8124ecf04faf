#include "engine/analysis/influence_judge.h"

#include <utility>

#include "engine/analysis/worm_influence.h"

namespace katachi::analysis {

InfluenceJudge::InfluenceJudge(const match::PatternTables& tables)
    : with_patterns_(std::make_unique<WithPatterns>(tables)) {}

JudgedInfluence InfluenceJudge::of(const board::Position& position, const worms::Worms& worms,
                                   match::Analysis& analysis) {
    const auto if_to_move = [&](board::Colour side) {
        return of(position, worms, side, influence::Use::territory, analysis);
    };
    return {.black_to_move = if_to_move(board::Colour::black), .white_to_move = if_to_move(board::Colour::white)};
}

influence::Influence InfluenceJudge::of(const board::Position& position, const worms::Worms& worms,
                                        board::Colour to_move, influence::Use use, match::Analysis& analysis,
                                        std::vector<match::Placement>* from) {
    return of(worm_influence(position, worms, to_move, use), to_move, analysis, from);
}

influence::Influence InfluenceJudge::of(influence::Question question, board::Colour to_move, match::Analysis& analysis,
                                        std::vector<match::Placement>* from) {
    if (with_patterns_ != nullptr) {
        with_patterns_->matcher.set(question.position);
        auto held = with_patterns_->patterns.add_to(question, to_move, with_patterns_->matcher, analysis);
        if (from != nullptr) *from = std::move(held);
    }
    return reader(question.position.size).of(question);
}

const influence::InfluenceReader& InfluenceJudge::reader(int board_size) {
    if (reader_size_ != board_size) reader_.emplace(board_size);
    reader_size_ = board_size;
    return *reader_;
}

}  // namespace katachi::analysis
