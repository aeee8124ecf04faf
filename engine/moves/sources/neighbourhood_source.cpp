#include "engine/moves/sources/neighbourhood_source.h"

#include <utility>

#include "engine/moves/sources/pattern_choice.h"

namespace katachi::moves {

NeighbourhoodSource::NeighbourhoodSource(std::string name, const match::PatternTables& tables,
                                         std::shared_ptr<const match::NeighbourhoodPatterns> patterns)
    : TableSource(std::move(name), tables), matcher_(std::move(patterns)) {}

std::unique_ptr<NeighbourhoodSource> NeighbourhoodSource::over(std::string name, const match::PatternTables& tables) {
    for (std::size_t i = 0; i < tables.patterns.size(); ++i) {
        const auto pattern = static_cast<std::uint16_t>(i);
        if (!proposes_move(tables, pattern, match::PatternUse::middle_game) || !is_settled_by_shape(tables, pattern))
            return nullptr;
    }
    auto patterns = match::NeighbourhoodPatterns::of(tables);
    if (!patterns) return nullptr;
    return std::unique_ptr<NeighbourhoodSource>(new NeighbourhoodSource(
        std::move(name), tables, std::make_shared<const match::NeighbourhoodPatterns>(*std::move(patterns))));
}

float NeighbourhoodSource::weight_unlearned(std::uint32_t feature) const {
    return weight_of_value(tables(), static_cast<std::uint16_t>(feature), PatternValues::worths);
}

void NeighbourhoodSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    matcher_.set(situation.board.position());
    for (const board::Vertex vertex : situation.board.empty_points())
        if (const std::uint16_t pattern = matcher_.first_at(vertex, situation.to_move);
            pattern != match::no_neighbourhood)
            proposals.push_back({vertex, pattern});
}

}  // namespace katachi::moves
