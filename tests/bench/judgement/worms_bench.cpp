// How long the worms of a position take: all read anew, and after a move of a game, when most is known.
#include <benchmark/benchmark.h>

#include "engine/worms/worms.h"
#include "tests/bench/corpus.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {
namespace {

void fresh_worms(benchmark::State& state) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    std::size_t next = 0;
    std::uint64_t read = 0;
    for (auto _ : state) {
        state.PauseTiming();
        reading::Tactics tactics;
        state.ResumeTiming();
        const board::Board board(full_size_positions()[next++ % full_size_positions().size()].before);
        benchmark::DoNotOptimize(worms::Worms(board, tactics).all().size());
        read += tactics.nodes();
    }
    state.counters["nodes"] = benchmark::Counter(static_cast<double>(read), benchmark::Counter::kAvgIterations);
}
BENCHMARK(fresh_worms)->Name("worms/fresh")->Unit(benchmark::kMillisecond)->Iterations(300);

void worms_after_a_move(benchmark::State& state) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    reading::Tactics tactics;
    std::size_t next = 0;
    std::uint64_t read = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const GamePosition& position = full_size_positions()[next++ % full_size_positions().size()];
        board::Board board(position.before);
        benchmark::DoNotOptimize(worms::Worms(board, tactics).all().size());
        board.play_recorded(position.move.colour, position.move.vertex);
        const std::uint64_t before = tactics.nodes();
        state.ResumeTiming();
        benchmark::DoNotOptimize(worms::Worms(board, tactics).all().size());
        read += tactics.nodes() - before;
    }
    state.counters["nodes"] = benchmark::Counter(static_cast<double>(read), benchmark::Counter::kAvgIterations);
}
BENCHMARK(worms_after_a_move)->Name("worms/after a move")->Unit(benchmark::kMillisecond)->Iterations(300);

}  // namespace
}  // namespace katachi::bench
