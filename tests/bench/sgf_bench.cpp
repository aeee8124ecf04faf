// Games for bulk work: text to the events of their main lines.
#include <benchmark/benchmark.h>

#include "engine/board/sgf_game.h"
#include "tests/support/shared_data.h"

namespace katachi {
namespace {

// 11,365 games; empty where the data are absent.
const std::string& bulk_games() {
    static const std::string text = gzip_bytes(shared_data() / "games19/server-9d-2016-07.sgf.gz");
    return text;
}

void read_bulk_games(benchmark::State& state) {
    const std::string& text = bulk_games();
    if (text.empty()) {
        state.SkipWithError("no shared data");
        return;
    }
    std::int64_t games = 0;
    std::size_t events = 0;
    for (auto _ : state) {
        events = 0;
        SgfReader reader(text);
        for (; const auto game = reader.next(); ++games) events += game->events.size();
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
    state.SetItemsProcessed(games);
    state.counters["events"] = static_cast<double>(events);
}
BENCHMARK(read_bulk_games)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi
