#include "engine/analysis/influence/influence_finder.h"

namespace katachi::analysis {

std::vector<InfluenceEffect> InfluenceFinder::add_patterns(influence::Question& question, board::Colour to_move,
                                                           match::Analysis& analysis) {
    matcher_.set(question.position);
    return patterns_.add_to(question, to_move, matcher_, analysis);
}

void InfluenceFinder::add_followup(influence::Question& question, const Followup& followup, match::Analysis& analysis) {
    matcher_.set(question.position);
    patterns_.add_followups(question, followup.colour, followup.saved, matcher_, analysis);
}

}  // namespace katachi::analysis
