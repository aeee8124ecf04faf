// Games for bulk work: text to the events of their main lines.
#include <benchmark/benchmark.h>

#include "engine/sgf/game.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {
namespace {

const std::string& bulk_games() {
    static const std::string text = test::gzip_bytes(test::shared_data() / test::bulk_games_file);
    return text;
}

void read_bulk_games(benchmark::State& state) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    const std::string& text = bulk_games();
    std::int64_t games = 0;
    std::size_t events = 0;
    for (auto _ : state) {
        events = 0;
        sgf::SgfReader reader(text);
        for (; const auto game = reader.next(); ++games) events += game->events.size();
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
    state.SetItemsProcessed(games);
    state.counters["events"] = static_cast<double>(events);
}
BENCHMARK(read_bulk_games)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi::bench
