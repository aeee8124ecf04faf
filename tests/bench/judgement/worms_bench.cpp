// How long the worms of a position take, with all details and alone, as judgement asks for them: all read
// anew, and after a move of a game, when most is known.
#include <benchmark/benchmark.h>

#include "engine/worms/worm_details.h"
#include "tests/bench/corpus.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {
namespace {

enum class Asked { all, worms_alone };

std::size_t read_worms(board::Board& board, reading::Tactics& tactics, Asked asked) {
    const worms::Worms worms(board, tactics);
    std::size_t told = worms.all().size();
    if (asked == Asked::worms_alone) return told;
    for (const worms::Worm& worm : worms.all())
        told += worms::worm_details(board, tactics, worms, worm).attack_threats.size();
    return told;
}

const GamePosition& nth_position(std::size_t n) { return full_size_positions()[n % full_size_positions().size()]; }

void fresh_worms(benchmark::State& state, Asked asked) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    reading::Tactics tactics;  // of all rounds, so that no memory is got or given back in the time of one
    std::size_t next = 0;
    for (auto _ : state) {
        state.PauseTiming();
        tactics.forget();
        board::Board board(nth_position(next++).before);
        state.ResumeTiming();
        benchmark::DoNotOptimize(read_worms(board, tactics, asked));
    }
    state.counters["nodes"] =
        benchmark::Counter(static_cast<double>(tactics.nodes()), benchmark::Counter::kAvgIterations);
}

void worms_after_a_move(benchmark::State& state, Asked asked) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    reading::Tactics tactics;
    std::size_t next = 0;
    std::uint64_t read = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const GamePosition& position = nth_position(next++);
        board::Board board(position.before);
        benchmark::DoNotOptimize(read_worms(board, tactics, asked));
        board.play_recorded(position.move.colour, position.move.vertex);
        const std::uint64_t before = tactics.nodes();
        state.ResumeTiming();
        benchmark::DoNotOptimize(read_worms(board, tactics, asked));
        read += tactics.nodes() - before;
    }
    state.counters["nodes"] = benchmark::Counter(static_cast<double>(read), benchmark::Counter::kAvgIterations);
}

void measured(benchmark::internal::Benchmark* bench) { bench->Unit(benchmark::kMillisecond)->Iterations(300); }

BENCHMARK_CAPTURE(fresh_worms, all, Asked::all)->Name("worms/fresh")->Apply(measured);
BENCHMARK_CAPTURE(worms_after_a_move, all, Asked::all)->Name("worms/after a move")->Apply(measured);
BENCHMARK_CAPTURE(fresh_worms, alone, Asked::worms_alone)->Name("worms alone/fresh")->Apply(measured);
BENCHMARK_CAPTURE(worms_after_a_move, alone, Asked::worms_alone)->Name("worms alone/after a move")->Apply(measured);

}  // namespace
}  // namespace katachi::bench
