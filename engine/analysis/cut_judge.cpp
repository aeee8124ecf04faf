#include "engine/analysis/cut_judge.h"

namespace katachi::analysis {

std::optional<CutPoints> CutJudge::cuts(const board::Position& position, match::Analysis& analysis) {
    if (!shapes_.know_cuts()) return std::nullopt;
    matcher_.set(position);
    return shapes_.cuts(matcher_, analysis);
}

}  // namespace katachi::analysis
