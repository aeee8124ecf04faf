#include "games/training/competition.h"

#include <array>

namespace katachi::games {

CompetitionReader::CompetitionReader(std::vector<std::unique_ptr<moves::MoveSource>> sources)
    : sources_(std::move(sources)) {
    std::uint32_t first = 0;
    for (const auto& source : sources_) {
        first_.push_back(first);
        first += source->feature_count();
    }
    first_.push_back(first);
}

std::vector<float> CompetitionReader::weights_by_feature(const moves::MoveWeights& weights) const {
    std::vector<float> result;
    for (const auto& source : sources_)
        for (std::uint32_t feature = 0; feature < source->feature_count(); ++feature)
            result.push_back(weights.find(source->name(), source->feature_name(feature))
                                 .value_or(source->weight_unlearned(feature)));
    return result;
}

const Competition& CompetitionReader::read(const moves::MoveSituation& situation, board::Vertex played) {
    constexpr std::uint32_t no_candidate = ~std::uint32_t{0};
    std::array<std::uint32_t, board::vertex_count> candidate_at;
    candidate_at.fill(no_candidate);
    competition_.candidates = 0;
    competition_.members.clear();
    for (const board::Vertex vertex : situation.board.empty_points())
        if (situation.board.is_legal(situation.to_move, vertex) == board::Legality::ok)
            candidate_at[static_cast<std::size_t>(vertex)] = competition_.candidates++;
    competition_.winner = candidate_at[static_cast<std::size_t>(played)];
    for (std::size_t source = 0; source < sources_.size(); ++source) {
        proposals_.clear();
        sources_[source]->propose(situation, proposals_);
        for (const auto& [vertex, feature] : proposals_) {
            const std::uint32_t candidate = candidate_at[static_cast<std::size_t>(vertex)];
            if (candidate != no_candidate) competition_.members.push_back({candidate, first_[source] + feature});
        }
    }
    return competition_;
}

}  // namespace katachi::games
