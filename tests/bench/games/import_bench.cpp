// Games into a base: all of it, and its parts alone.
#include <benchmark/benchmark.h>

#include "games/base/game_headers.h"
#include "games/base/game_signature.h"
#include "games/base/import_session.h"
#include "games/index/segment_builder.h"
#include "tests/support/shared_data.h"
#include "tests/support/temporary_folder.h"
#include "tools/authoring/games/game_files.h"

namespace katachi::bench {
namespace {

std::vector<std::string> archives() {
    const auto folder = test::shared_data() / "games19";
    return {(folder / "server-9d-2009.tar.gz").string(), (folder / "server-9d-2016-07.sgf.gz").string()};
}

bool is_absent(benchmark::State& state) {
    const bool is_there = std::filesystem::exists(test::shared_data() / test::bulk_games_file);
    if (!is_there) state.SkipWithError("the shared data are absent");
    return !is_there;
}

void visit(const std::function<void(const authoring::GameText&)>& take) {
    authoring::visit_game_texts(archives(), {.text =
                                                 [&](const authoring::GameText& text) {
                                                     take(text);
                                                     return true;
                                                 },
                                             .trouble = [](const std::string&) {}});
}

// 18,867 games, from the packed files to the base on the disk; games of a segment, and threads beside the one that
// unpacks.
void import_games(benchmark::State& state) {
    if (is_absent(state)) return;
    std::int64_t games = 0;
    for (auto _ : state) {
        const test::TemporaryFolder folder;
        const games::GameBase base = games::GameBase::open(folder / "base", games::GameBase::Access::write);
        games::ImportSession session(
            base, {.workers = static_cast<int>(state.range(1)), .games_per_segment = state.range(0)});
        visit([&](const authoring::GameText& text) {
            session.add_text(text.file, text.name.substr(text.file.size()), text.text);
        });
        games += session.finish().games;
        base.settle();
        double bytes = 0;
        for (const auto& file : std::filesystem::directory_iterator(folder / "base"))
            bytes += static_cast<double>(file.file_size());
        state.counters["bytes_a_game"] = bytes / static_cast<double>(session.finish().games);
        state.counters["headers_a_game"] =
            static_cast<double>(std::filesystem::file_size(folder / "base/headers.sqlite")) /
            static_cast<double>(session.finish().games);
    }
    state.SetItemsProcessed(games);
}
BENCHMARK(import_games)
    ->ArgsProduct({{512, 1024, 2048, 4096, 8192}, {2}})
    ->Args({2048, 1})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MeasureProcessCPUTime();

void unpack_games(benchmark::State& state) {
    if (is_absent(state)) return;
    for (auto _ : state) visit([](const authoring::GameText& text) { benchmark::DoNotOptimize(text.text.size()); });
}
BENCHMARK(unpack_games)->Unit(benchmark::kMillisecond);

std::vector<sgf::Game> all_games() {
    std::vector<sgf::Game> games;
    visit([&](const authoring::GameText& text) {
        sgf::SgfReader reader(text.text, sgf::SgfBytes::utf8);
        while (auto game = reader.next()) games.push_back(std::move(*game));
    });
    return games;
}

void read_headers(benchmark::State& state) {
    if (is_absent(state)) return;
    const auto games = all_games();
    for (auto _ : state)
        for (const sgf::Game& game : games) benchmark::DoNotOptimize(games::game_headers(game).moves);
}
BENCHMARK(read_headers)->Unit(benchmark::kMillisecond);

void sign_games(benchmark::State& state) {
    if (is_absent(state)) return;
    const auto games = all_games();
    for (auto _ : state)
        for (const sgf::Game& game : games) benchmark::DoNotOptimize(games::game_signature(game));
}
BENCHMARK(sign_games)->Unit(benchmark::kMillisecond);

void build_segments(benchmark::State& state) {
    if (is_absent(state)) return;
    const auto games = all_games();
    for (auto _ : state) {
        std::vector<games::SegmentGame> batch;
        for (const sgf::Game& game : games) {
            batch.push_back({.game = &game});
            if (batch.size() < games::games_per_segment) continue;
            benchmark::DoNotOptimize(games::segment_bytes(batch).size());
            batch.clear();
        }
    }
}
BENCHMARK(build_segments)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi::bench
