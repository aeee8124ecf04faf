// Corner patterns: all that hold in any corner, either side to move, from the position alone.
#include "compiler/corner/corner_shape.h"
#include "compiler/emit/table_builder.h"
#include "engine/match/corner_matcher.h"
#include "tests/bench/corpus.h"

namespace katachi::bench {
namespace {

std::vector<compiler::PatternDatabase> corner_databases() {
    base::Diagnostics diagnostics;
    auto databases = read_corpus(diagnostics);
    std::erase_if(databases, [](const auto& database) { return database.spec.kind != compiler::DatabaseKind::corner; });
    return databases;
}

void match_corners(benchmark::State& state) {
    const compiler::BuiltTables built(corner_databases());
    const match::CornerTables& tables = built.tables().corners;
    const auto& positions = full_size_positions();
    if (tables.entries.empty()) return state.SkipWithError("the corpus has no corner patterns");
    std::size_t matches = 0;
    for (auto _ : state) {
        matches = 0;
        for (const GamePosition& position : positions)
            match::visit_corners(tables, position.before, [&](const match::CornerMatch&) { ++matches; });
    }
    using benchmark::Counter;
    state.counters["matches"] = static_cast<double>(matches);
    state.counters["a_position"] =
        Counter(static_cast<double>(positions.size()), Counter::kIsIterationInvariantRate | Counter::kInvert);
    state.counters["steps"] = static_cast<double>(tables.steps.size());
    state.counters["bytes"] =
        static_cast<double>(tables.roots.size_bytes() + tables.steps.size_bytes() + tables.entries.size_bytes());
}
BENCHMARK(match_corners)->Name("corner/all_corners")->Unit(benchmark::kMicrosecond);

void set_up_corners(benchmark::State& state) {
    const auto& positions = full_size_positions();
    for (auto _ : state)
        for (const GamePosition& position : positions) {
            const match::CornerStones stones(position.before);
            benchmark::DoNotOptimize(stones);
        }
    using benchmark::Counter;
    state.counters["a_position"] =
        Counter(static_cast<double>(positions.size()), Counter::kIsIterationInvariantRate | Counter::kInvert);
}
BENCHMARK(set_up_corners)->Name("corner/stones_of_a_position")->Unit(benchmark::kMicrosecond);

void build_corners(benchmark::State& state) {
    const auto databases = corner_databases();
    for (auto _ : state) {
        compiler::BuiltCorners built;
        for (const compiler::PatternDatabase& database : databases)
            for (const compiler::Pattern& pattern : database.patterns)
                if (compiler::is_corner_pattern(pattern)) built.add(pattern, 0);
        built.build();
        benchmark::DoNotOptimize(built.tables().steps.size());
    }
}
BENCHMARK(build_corners)->Name("corner/build")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi::bench
