// How long a position takes to be judged, all stages anew: worms, eyes, dragons, what is believed of their life,
// influence and weakness; and what is left of that once its worms and eyes are known.
#include <benchmark/benchmark.h>

#include "engine/analysis/stages.h"
#include "engine/eyes/solved_eyes.h"
#include "tests/bench/corpus.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {
namespace {

void judge_position(benchmark::State& state, bool are_eyes_known) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    std::size_t next = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const GamePosition& position = full_size_positions()[next++ % full_size_positions().size()];
        reading::Tactics tactics;
        eyespaces::KnownGames known(solved_eyes().eyes);
        analysis::Stages stages(tactics, known);
        stages.set(board::Board(position.before), position.move.colour);
        if (are_eyes_known) stages.eyes();
        state.ResumeTiming();
        benchmark::DoNotOptimize(stages.weakness().weakness.size());
    }
}

BENCHMARK_CAPTURE(judge_position, fresh, false)->Name("position/fresh")->Unit(benchmark::kMillisecond)->Iterations(200);
BENCHMARK_CAPTURE(judge_position, eyes_known, true)
    ->Name("position/eyes known")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(200);

}  // namespace
}  // namespace katachi::bench
