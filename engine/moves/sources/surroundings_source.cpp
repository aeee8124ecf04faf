#include "engine/moves/sources/surroundings_source.h"

#include "engine/board/distance.h"
#include "engine/moves/sources/axes.h"

namespace katachi::moves {

namespace {

constexpr int reach = 7;  // steps; whatever is farther counts as so far

using Steps = std::array<std::uint8_t, board::vertex_count>;

// Steps are counted from the nearest of the stones, over the points of the board.
void measure(const board::VertexSet& stones, const board::VertexSet& board, Steps& steps) {
    steps.fill(reach);
    board::VertexSet reached = stones;
    for (std::uint8_t step = 1; step < reach; ++step) {
        const board::VertexSet next = (reached.beside() & board) - reached;
        for (const board::Vertex vertex : next) steps[static_cast<std::size_t>(vertex)] = step;
        reached |= next;
    }
}

}  // namespace

SurroundingsSource::SurroundingsSource(std::shared_ptr<MoveFacts> facts)
    : FactSource("surroundings", std::move(facts),
                 {FeatureAxis{{"own-1", "beside an own stone"},
                              {"own-2", "two steps from an own stone"},
                              {"own-3", "three steps from an own stone"},
                              {"own-4", "four steps from an own stone"},
                              {"own-5", "five steps from an own stone"},
                              {"own-6", "six steps from an own stone"},
                              {"own-7", "far from own stones"}},
                  FeatureAxis{{"other-1", "beside an opponent's stone"},
                              {"other-2", "two steps from an opponent's stone"},
                              {"other-3", "three steps from an opponent's stone"},
                              {"other-4", "four steps from an opponent's stone"},
                              {"other-5", "five steps from an opponent's stone"},
                              {"other-6", "six steps from an opponent's stone"},
                              {"other-7", "far from the opponent's stones"}},
                  FeatureAxis{{"line-1", "on the first line"},
                              {"line-2", "on the second line"},
                              {"line-3", "on the third line"},
                              {"line-4", "on the fourth line"},
                              {"line-5", "in the centre"}},
                  phase_axis()}) {}

void SurroundingsSource::find(const MoveSituation& situation, const MoveFacts& facts,
                              std::vector<Proposal>& proposals) const {
    Steps to_own, to_other;
    const board::VertexSet& own = facts.stones(situation.to_move);
    const board::VertexSet& other = facts.stones(board::opponent(situation.to_move));
    const board::VertexSet board = own | other | situation.board.empty_points();
    measure(own, board, to_own);
    measure(other, board, to_other);
    const int phase = phase_value(facts.stage());
    for (const board::Vertex vertex : facts.empty_points()) {
        const auto index = static_cast<std::size_t>(vertex);
        proposals.push_back({vertex, feature(to_own[index] - 1, to_other[index] - 1,
                                             board::lines_to_edge(vertex, situation.board.size()), phase)});
    }
}

}  // namespace katachi::moves
