#include "engine/moves/sources/border_source.h"

#include <algorithm>

#include "engine/moves/sources/axes.h"

namespace katachi::moves {

namespace {

FeatureAxis lines() {
    return {{"1", "on the first line"},  {"2", "on the second line"}, {"3", "on the third line"},
            {"4", "on the fourth line"}, {"5", "on the fifth line"},  {"6", "on the sixth line"},
            {"7", "in the centre"}};
}

}  // namespace

BorderSource::BorderSource(std::shared_ptr<MoveFacts> facts)
    : FactSource("border", std::move(facts), {lines(), lines(), stage_axis()}) {}

void BorderSource::find(const MoveSituation& situation, const MoveFacts& facts,
                        std::vector<Proposal>& proposals) const {
    const int last = situation.board.size() - 1;
    for (const board::Vertex vertex : facts.empty_points()) {
        const int row = std::min(board::row_of(vertex), last - board::row_of(vertex));
        const int column = std::min(board::column_of(vertex), last - board::column_of(vertex));
        proposals.push_back({vertex, feature(std::min(row, column), std::max(row, column), facts.stage())});
    }
}

}  // namespace katachi::moves
