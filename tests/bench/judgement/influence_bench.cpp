// How long the influence of a position takes once it is known what lives.
#include <benchmark/benchmark.h>

#include "engine/influence/influence.h"
#include "tests/bench/corpus.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {
namespace {

void influence_of_all_stones(benchmark::State& state) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    std::size_t next = 0;
    for (auto _ : state) {
        const board::Board board(full_size_positions()[next++ % full_size_positions().size()].before);
        benchmark::DoNotOptimize(influence::influence_of(influence::Question(board.position())));
    }
}
BENCHMARK(influence_of_all_stones)->Name("influence/all stones")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi::bench
