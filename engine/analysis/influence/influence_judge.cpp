#include "engine/analysis/influence/influence_judge.h"

namespace katachi::analysis {

InfluenceJudge::InfluenceJudge(const match::PatternTables& tables)
    : with_patterns_(std::make_unique<WithPatterns>(tables)) {}

std::vector<InfluenceEffect> InfluenceJudge::add_patterns(influence::Question& question, board::Colour to_move,
                                                          match::Analysis& analysis) {
    if (with_patterns_ == nullptr) return {};
    with_patterns_->matcher.set(question.position);
    return with_patterns_->patterns.add_to(question, to_move, with_patterns_->matcher, analysis);
}

void InfluenceJudge::add_followup(influence::Question& question, const Followup& followup, match::Analysis& analysis) {
    if (with_patterns_ == nullptr) return;
    with_patterns_->matcher.set(question.position);
    with_patterns_->patterns.add_followups(question, followup.colour, followup.saved, with_patterns_->matcher,
                                           analysis);
}

influence::Influence InfluenceJudge::of(const influence::Question& question) {
    if (reader_size_ != question.position.size) reader_.emplace(question.position.size);
    reader_size_ = question.position.size;
    return reader_->of(question);
}

}  // namespace katachi::analysis
