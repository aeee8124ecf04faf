// How long all eye spaces of a position take once its strings are read.
#include "engine/eyespaces/eye_spaces.h"

#include <benchmark/benchmark.h>

#include "tests/bench/corpus.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {
namespace {

// With answers of reading kept, as for a position that was judged before, and without.
void eye_spaces(benchmark::State& state) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    const bool is_read_before = state.range(0) == 1;
    std::size_t next = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const board::Board board(full_size_positions()[next++ % full_size_positions().size()].before);
        reading::Tactics tactics({.nodes = 300});
        const worms::Worms worms(board, tactics);
        if (is_read_before) benchmark::DoNotOptimize(eyespaces::EyeSpaces(board, worms, tactics).all().size());
        state.ResumeTiming();
        benchmark::DoNotOptimize(eyespaces::EyeSpaces(board, worms, tactics).all().size());
    }
}
BENCHMARK(eye_spaces)
    ->Name("eye spaces")
    ->ArgName("read before")
    ->Arg(0)
    ->Arg(1)
    ->Unit(benchmark::kMicrosecond)
    ->Iterations(200);

}  // namespace
}  // namespace katachi::bench
