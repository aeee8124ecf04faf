// How long the sources of moves take that the search asks at every node: a position as games reach it, move by move,
// and what each source alone costs.
#include <benchmark/benchmark.h>

#include <cmath>
#include <random>

#include "engine/moves/default_sources.h"
#include "engine/moves/learned_weights.h"
#include "engine/moves/move_knowledge.h"

namespace katachi::bench {
namespace {

// Played by the weights' own likings, so that they look like games on any size of board.
std::vector<board::Board> likely_positions(int size) {
    std::vector<board::Board> positions;
    std::mt19937 random(1);
    moves::MoveKnowledge knowledge(moves::default_sources(), moves::learned_weights());
    board::Board board(size);
    board::Colour to_move = board::Colour::black;
    const int moves = size * size * 3 / 5;
    for (int move = 0; move < moves; ++move, to_move = board::opponent(to_move)) {
        const auto& weights = knowledge.weigh({board, to_move}, moves::SourceCost::every_node);
        board::Vertex best = board::pass_vertex;
        double most = 0;
        for (const board::Vertex vertex : board.empty_points()) {
            if (board.is_legal(to_move, vertex) != board::Legality::ok) continue;
            const double chance = -std::log(std::uniform_real_distribution(1e-9, 1.0)(random));
            const double liking = weights[static_cast<std::size_t>(vertex)] - std::log(chance);
            if (best == board::pass_vertex || liking > most) best = vertex, most = liking;
        }
        board.play(to_move, best);
        positions.push_back(board);
    }
    return positions;
}

void weigh(benchmark::State& state) {
    const auto positions = likely_positions(static_cast<int>(state.range(0)));
    moves::MoveKnowledge knowledge(moves::default_sources(), moves::learned_weights());
    std::size_t next = 0;
    for (auto _ : state) {
        const board::Board& board = positions[next++ % positions.size()];
        benchmark::DoNotOptimize(
            knowledge.weigh({board, board::opponent(board.history().back().colour)}, moves::SourceCost::every_node));
    }
}
BENCHMARK(weigh)->Name("moves/weigh")->Unit(benchmark::kMicrosecond)->Arg(9)->Arg(13)->Arg(19);

void propose(benchmark::State& state) {
    const auto positions = likely_positions(19);
    auto sources = moves::default_sources();
    moves::MoveSource& source = *sources[static_cast<std::size_t>(state.range(0))];
    state.SetLabel(std::string(source.name()));
    std::vector<moves::Proposal> proposals;
    std::size_t next = 0;
    for (auto _ : state) {
        const board::Board& board = positions[next++ % positions.size()];
        proposals.clear();
        source.propose({board, board::opponent(board.history().back().colour)}, proposals);
        benchmark::DoNotOptimize(proposals.data());
    }
}
BENCHMARK(propose)->Name("moves/propose")->Unit(benchmark::kMicrosecond)->DenseRange(0, 14);

}  // namespace
}  // namespace katachi::bench
