// How fast playouts and the search are: random games from the empty board by the shipped patterns, and whole searches
// with all that they know, on one thread and on two.
#include <benchmark/benchmark.h>

#include <algorithm>

#include "engine/match/playout_patterns.h"
#include "engine/moves/default_sources.h"
#include "engine/moves/learned_weights.h"
#include "engine/moves/sources/pattern_source.h"
#include "engine/search/tree_search.h"
#include "patterndb/mined_tables.h"
#include "patterndb/playout_tables.h"

namespace katachi {
namespace {

PlayoutPatterns shipped_patterns() { return *playout_patterns(playout_tables(), "playout"); }

void play_out(benchmark::State& state) {
    const PlayoutBoard empty(Position(static_cast<int>(state.range(0))));
    Playout playout(shipped_patterns());
    Random random(1);
    PlayoutBoard board(empty);
    MoveSequence moves;
    std::size_t played = 0;
    for (auto _ : state) {
        board = empty;
        moves.clear();
        playout.run(board, Colour::black, {}, random, moves);
        played += moves.size();
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["moves"] = static_cast<double>(played) / static_cast<double>(state.iterations());
}
BENCHMARK(play_out)->Name("search/playout")->Arg(9)->Arg(13)->Arg(19);

std::unique_ptr<MoveKnowledge> knowledge() {
    auto sources = default_sources();
    sources.push_back(std::make_unique<PatternSource>("shapes", mined_tables(), PatternValues::worths));
    return std::make_unique<MoveKnowledge>(std::move(sources), learned_weights());
}

// Playouts a second of wall-clock time, the tree included.
void search(benchmark::State& state) {
    constexpr std::uint64_t playouts = 1000;
    SearchSettings settings;
    settings.threads = static_cast<int>(state.range(1));
    TreeSearch tree(settings, knowledge, shipped_patterns());
    const Game game(static_cast<int>(state.range(0)), *find_rules("chinese"));
    for (auto _ : state) {
        tree.forget();
        tree.set(game, Colour::black, game.rules().komi);
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
}  // namespace katachi
