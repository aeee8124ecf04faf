// Game records: in bulk to the events of their main lines, and as trees; one line and nested variations of any length.
#include <benchmark/benchmark.h>

#include <string_view>

#include "compiler/sgf/reader.h"
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

void read_bulk_games_as_trees(benchmark::State& state) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    const std::string& text = bulk_games();
    std::int64_t games = 0;
    for (auto _ : state) {
        compiler::SgfTreeReader reader("games.sgf", compiler::decode_sgf(text));
        while (reader.next()) ++games;
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
    state.SetItemsProcessed(games);
}
BENCHMARK(read_bulk_games_as_trees)->Unit(benchmark::kMillisecond);

// Reads `text` as a tree, and executes the moves of its main line: most of them are on stones.
void read_and_play(benchmark::State& state, const std::string& text) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(compiler::read_sgf_collection("long.sgf", text).games.size());
        const auto game = sgf::SgfReader(text).next();
        benchmark::DoNotOptimize(sgf::position_before_move(*game, game->move_count() + 1));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

std::string repeated(std::string_view part, std::int64_t count) {
    std::string text;
    for (std::int64_t i = 0; i < count; ++i) text += part;
    return text;
}

void play_a_long_line(benchmark::State& state) {
    read_and_play(state, "(" + repeated(";B[aa];W[bb]", state.range(0) / 2) + ")");
}
BENCHMARK(play_a_long_line)->Arg(10'000)->Arg(40'000)->Unit(benchmark::kMillisecond);

void play_nested_variations(benchmark::State& state) {
    read_and_play(state, repeated("(;B[aa]", state.range(0)) + repeated(")", state.range(0)));
}
BENCHMARK(play_nested_variations)->Arg(10'000)->Arg(40'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi::bench
