// How long all eye spaces of a position take once its worms are known, by what else is known before.
#include "engine/eyespaces/eye_spaces.h"

#include <benchmark/benchmark.h>

#include "engine/eyes/solved_eyes.h"
#include "tests/bench/corpus.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {
namespace {

// One position after the other; what is kept of it for the next question about the same game.
struct Judge {
    reading::Tactics tactics{{.nodes = 300}};
    eyespaces::KnownGames known{solved_eyes().eyes};

    void forget() {
        tactics.forget();
        known = eyespaces::KnownGames(solved_eyes().eyes);
    }
    std::size_t count_spaces(board::Board& board, const worms::Worms& worms) {
        return eyespaces::EyeSpaces(board, worms, tactics, known).all().size();
    }
};

enum class Before { nothing, reading, all, last_move };

void eye_spaces(benchmark::State& state, Before before) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    std::size_t next = 0;
    std::uint64_t searches = 0;
    Judge judge;  // of all rounds, so that no memory is got or given back in the time of one
    for (auto _ : state) {
        state.PauseTiming();
        const GamePosition& position = full_size_positions()[next++ % full_size_positions().size()];
        board::Board board(position.before);
        judge.forget();
        if (before == Before::last_move) {
            judge.count_spaces(board, worms::Worms(board, judge.tactics));
            board.play_recorded(position.move.colour, position.move.vertex);
        }
        const worms::Worms worms(board, judge.tactics);
        if (before == Before::reading || before == Before::all) judge.count_spaces(board, worms);
        if (before == Before::reading) judge.known = eyespaces::KnownGames(solved_eyes().eyes);
        const std::uint64_t searched = judge.known.searches();
        state.ResumeTiming();
        benchmark::DoNotOptimize(judge.count_spaces(board, worms));
        searches += judge.known.searches() - searched;
    }
    state.counters["searches"] = benchmark::Counter(static_cast<double>(searches), benchmark::Counter::kAvgIterations);
}

void measured(benchmark::internal::Benchmark* bench) { bench->Unit(benchmark::kMicrosecond)->Iterations(200); }

BENCHMARK_CAPTURE(eye_spaces, nothing, Before::nothing)->Name("eye spaces/nothing known")->Apply(measured);
BENCHMARK_CAPTURE(eye_spaces, reading, Before::reading)->Name("eye spaces/read before")->Apply(measured);
BENCHMARK_CAPTURE(eye_spaces, last_move, Before::last_move)->Name("eye spaces/after a move")->Apply(measured);
BENCHMARK_CAPTURE(eye_spaces, all, Before::all)->Name("eye spaces/asked before")->Apply(measured);

}  // namespace
}  // namespace katachi::bench
