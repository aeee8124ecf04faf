// Templates: the continuations that stand best on positions of games whose corners are not in the library.
#include <benchmark/benchmark.h>

#include <map>

#include "engine/match/templates/template_matcher.h"
#include "tests/bench/played_corners.h"

namespace katachi::bench {
namespace {

constexpr std::size_t room_for_matches = 16;

const std::vector<compiler::Template>& library(std::size_t entries) {
    static std::map<std::size_t, std::vector<compiler::Template>> libraries;
    const auto [place, is_new] = libraries.try_emplace(entries);
    if (is_new) place->second = played_corners(entries);
    return place->second;
}

std::size_t byte_count(const match::TemplateTables& tables) {
    return tables.entries.size_bytes() + tables.continuations.size_bytes() + tables.orders.size_bytes() +
           tables.ordered.size_bytes() + tables.blocks.size_bytes();
}

void find_templates(benchmark::State& state) {
    const auto& templates = library(static_cast<std::size_t>(state.range(0)));
    const auto& asked = asked_positions();
    if (templates.empty()) return state.SkipWithError("no shared games to make a library of");
    const compiler::BuiltTemplates built(templates);
    match::TemplateMatcher matcher(built.tables());
    std::array<match::TemplateMatch, room_for_matches> room;
    const int differences = static_cast<int>(state.range(1));
    std::size_t matches = 0, degrees = 0;
    for (auto _ : state) {
        matches = degrees = 0;
        for (const AskedPosition& ask : asked) {
            const match::TemplateQuery query{.last_move = ask.last_move, .differences = differences};
            const std::size_t count = matcher.find(ask.position, ask.own, query, room);
            matches += count;
            if (count > 0) degrees += static_cast<std::size_t>(room[0].degree());
        }
    }
    using benchmark::Counter;
    const auto positions = static_cast<double>(asked.size());
    state.counters["matches"] = static_cast<double>(matches);
    state.counters["best_degree"] = static_cast<double>(degrees) / positions;
    state.counters["entries"] = static_cast<double>(built.tables().entries.size());
    state.counters["bytes"] = static_cast<double>(byte_count(built.tables()));
    state.counters["a_position"] = Counter(positions, Counter::kIsIterationInvariantRate | Counter::kInvert);
}
BENCHMARK(find_templates)
    ->Name("template/find")
    ->ArgNames({"entries", "differences"})
    ->ArgsProduct({{500, 5000, 50000, 200000}, {0, 1, 2}})
    ->Unit(benchmark::kMillisecond);

void see_board(benchmark::State& state) {
    const auto& asked = asked_positions();
    for (auto _ : state)
        for (const AskedPosition& ask : asked) {
            const match::TemplateBoard board(ask.position, ask.own);
            benchmark::DoNotOptimize(board);
        }
    using benchmark::Counter;
    state.counters["a_position"] =
        Counter(static_cast<double>(asked.size()), Counter::kIsIterationInvariantRate | Counter::kInvert);
}
BENCHMARK(see_board)->Name("template/board")->Unit(benchmark::kMicrosecond);

void build_templates(benchmark::State& state) {
    const auto& templates = library(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(compiler::BuiltTemplates(templates).tables().entries.size());
}
BENCHMARK(build_templates)->Name("template/build")->Arg(50000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi::bench
