// How fast strings are read: all strings of real positions attacked, and defended where the attack succeeds.
#include <benchmark/benchmark.h>

#include <vector>

#include "engine/reading/tactics.h"
#include "tests/bench/corpus.h"
#include "tests/support/shared_data.h"

namespace katachi {
namespace {

std::uint64_t read_all(Tactics& tactics, Board& board) {
    std::uint64_t nodes = 0;
    for (const Colour colour : {Colour::black, Colour::white})
        for (const Vertex stone : board.stones(colour)) {
            if (board.origin(stone) != stone) continue;
            const TacticalAnswer attack = tactics.attack(board, stone);
            nodes += attack.nodes;
            if (attack.code != TacticalCode::failure) nodes += tactics.defend(board, stone).nodes;
        }
    return nodes;
}

// The time is that of one position.
void read_positions(benchmark::State& state) {
    if (!std::filesystem::exists(shared_data())) return state.SkipWithError("the shared data are absent");
    std::vector<Board> boards;
    for (const GamePosition& position : full_size_positions()) boards.emplace_back(position.before);
    Tactics tactics;
    std::uint64_t nodes = 0;
    std::size_t next = 0;
    for (auto _ : state) nodes += read_all(tactics, boards[next++ % boards.size()]);
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
    state.counters["nodes"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kAvgIterations);
}
BENCHMARK(read_positions)->Name("reading/positions")->Unit(benchmark::kMillisecond)->Iterations(500);

}  // namespace
}  // namespace katachi
