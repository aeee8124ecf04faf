#include "engine/moves/move_knowledge.h"

#include <algorithm>
#include <cmath>

namespace katachi::moves {

MoveKnowledge::MoveKnowledge(std::vector<std::unique_ptr<MoveSource>> sources, const MoveWeights& weights)
    : sources_(std::move(sources)) {
    for (const auto& source : sources_) {
        std::vector<float>& own = weights_.emplace_back();
        for (std::uint32_t feature = 0; feature < source->feature_count(); ++feature)
            own.push_back(weights.find(source->name(), source->feature_name(feature))
                              .value_or(source->weight_unlearned(feature)));
    }
}

const std::array<float, board::vertex_count>& MoveKnowledge::weigh(const MoveSituation& situation, SourceCost most) {
    sums_.fill(0);
    for (std::size_t i = 0; i < sources_.size(); ++i) {
        if (sources_[i]->cost() > most) continue;
        proposals_.clear();
        sources_[i]->propose(situation, proposals_);
        for (const auto& [vertex, feature] : proposals_)
            sums_[static_cast<std::size_t>(vertex)] += weights_[i][feature];
    }
    return sums_;
}

std::vector<MoveReason> MoveKnowledge::reasons(const MoveSituation& situation, board::Vertex vertex) {
    std::vector<MoveReason> found;
    for (std::size_t i = 0; i < sources_.size(); ++i) {
        proposals_.clear();
        sources_[i]->propose(situation, proposals_);
        for (const Proposal& proposal : proposals_)
            if (proposal.vertex == vertex)
                found.push_back({sources_[i].get(), proposal.feature, weights_[i][proposal.feature],
                                 sources_[i]->explain(situation, proposal)});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const MoveReason& a, const MoveReason& b) { return std::abs(a.weight) > std::abs(b.weight); });
    return found;
}

}  // namespace katachi::moves
