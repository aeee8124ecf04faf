// The reference matcher, and what it costs to be faster: the tables.
#include "compiler/emit/table_builder.h"
#include "compiler/reference_matcher/reference_matcher.h"
#include "tests/bench/corpus.h"

namespace katachi::bench {
namespace {

constexpr board::Colour sides[] = {board::Colour::black, board::Colour::white};

// The databases that every matcher knows.
std::vector<compiler::PatternDatabase> databases_with_tables() {
    base::Diagnostics diagnostics;
    auto databases = read_corpus(diagnostics);
    std::erase_if(databases,
                  [](const compiler::PatternDatabase& database) { return !compiler::has_tables(database.spec.kind); });
    return databases;
}

void report(benchmark::State& state, std::size_t matches) {
    const auto positions = static_cast<double>(corpus_positions().size());
    state.counters["matches"] = static_cast<double>(matches);
    state.SetLabel(std::to_string(matches) + " matches");
    state.counters["positions"] = benchmark::Counter(positions, benchmark::Counter::kIsIterationInvariantRate);
    count_peak_memory(state);
}

void match_with_reference(benchmark::State& state) {
    const auto databases = databases_with_tables();
    std::vector<match::Match> matches;
    for (auto _ : state) {
        matches.clear();
        for (const board::Position& position : corpus_positions())
            for (const board::Colour side : sides)
                for (const compiler::PatternDatabase& database : databases)
                    compiler::reference_match(database, position, side, matches);
    }
    report(state, matches.size());
}
BENCHMARK(match_with_reference)->Unit(benchmark::kMillisecond);

void build_tables(benchmark::State& state) {
    const auto databases = databases_with_tables();
    for (auto _ : state) benchmark::DoNotOptimize(compiler::BuiltTables(databases).tables().patterns.size());
}
BENCHMARK(build_tables)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi::bench
