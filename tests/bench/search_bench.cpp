// How fast playouts and the search are: random games from the empty board by the shipped patterns, and whole searches
// with all that they know, on one thread and on two.
#include <benchmark/benchmark.h>

#include <algorithm>

#include "engine/match/playout_patterns.h"
#include "engine/moves/default_sources.h"
#include "engine/moves/learned_weights.h"
#include "engine/moves/pattern_sources.h"
#include "engine/search/tree_search.h"
#include "patterndb/mined_tables.h"
#include "patterndb/playout_tables.h"

namespace katachi::bench {
namespace {

match::PlayoutPatterns shipped_patterns() { return *match::playout_patterns(playout_tables(), "playout"); }

void play_out(benchmark::State& state) {
    const search::PlayoutBoard empty(board::Position(static_cast<int>(state.range(0))));
    search::Playout playout(shipped_patterns());
    base::Random random(1);
    search::PlayoutBoard board(empty);
    search::MoveSequence moves;
    std::size_t played = 0;
    for (auto _ : state) {
        board = empty;
        moves.clear();
        playout.run(board, board::Colour::black, {}, random, moves);
        played += moves.size();
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["moves"] = static_cast<double>(played) / static_cast<double>(state.iterations());
}
BENCHMARK(play_out)->Name("search/playout")->Arg(9)->Arg(13)->Arg(19);

std::unique_ptr<moves::MoveKnowledge> knowledge() {
    auto sources = moves::default_sources();
    moves::add_shapes(sources, mined_tables());
    return std::make_unique<moves::MoveKnowledge>(std::move(sources), moves::learned_weights());
}

// Playouts a second of wall-clock time, the tree included.
void search(benchmark::State& state) {
    constexpr std::uint64_t playouts = 1000;
    search::SearchSettings settings;
    settings.threads = static_cast<int>(state.range(1));
    search::TreeSearch tree(settings, knowledge, shipped_patterns());
    const board::Game game(static_cast<int>(state.range(0)), *board::find_rules("chinese"));
    for (auto _ : state) {
        tree.forget();
        tree.set(game, board::Colour::black, game.rules().komi);
        tree.search({.playouts = playouts});
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(playouts));
}
BENCHMARK(search)
    ->Name("search/tree")
    ->ArgNames({"size", "threads"})
    ->ArgsProduct({{9, 13, 19}, {1, 2}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi::bench
