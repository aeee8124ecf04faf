// Mining joseki: games a second from text to the catalogue, and what pruning takes at the end.
#include "tests/bench/catalogue_file.h"
#include "tests/bench/corpus.h"
#include "tests/bench/mined_games.h"

namespace katachi::bench {
namespace {

void mine_games(benchmark::State& state) {
    const std::string_view text = server_games(server_game_count);
    if (text.empty()) return state.SkipWithError("no shared data");
    const CatalogueFile file;
    std::int64_t games = 0;
    for (auto _ : state) {
        mine_text(text, static_cast<int>(state.range(0)), file.path());
        state.PauseTiming();
        games += joseki::mined_facts(catalogue::Catalogue::open(file.path(), catalogue::Catalogue::Access::read)).games;
        file.remove();
        state.ResumeTiming();
    }
    state.SetItemsProcessed(games);
    count_peak_memory(state);
}
BENCHMARK(mine_games)->Arg(1)->Arg(2)->ArgName("workers")->Unit(benchmark::kMillisecond)->UseRealTime();

void prune_mined_games(benchmark::State& state) {
    const std::string_view text = server_games(server_game_count);
    if (text.empty()) return state.SkipWithError("no shared data");
    const CatalogueFile file;
    mine_text(text, 2, file.path());
    joseki::SummedMoves sums;
    std::size_t kept = 0;
    for (auto _ : state) kept = kept_graph(file.path(), sums).edges().size();
    state.counters["moves"] = static_cast<double>(sums.moves);
    state.counters["kept"] = static_cast<double>(kept);
    count_peak_memory(state);
}
BENCHMARK(prune_mined_games)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace katachi::bench
