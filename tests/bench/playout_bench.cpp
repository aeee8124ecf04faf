// Playout patterns: what every empty point of real positions weighs, its code being kept, and building the tables.
#include "compiler/emit/table_builder.h"
#include "engine/match/playout_patterns.h"
#include "patterndb/playout_tables.h"
#include "tests/bench/corpus.h"

namespace katachi::bench {
namespace {

std::vector<board::EightPoints> played_codes() {
    std::vector<board::EightPoints> codes;
    for (const board::Position& position : corpus_positions())
        for (int row = 0; row < position.size; ++row)
            for (int column = 0; column < position.size; ++column)
                if (position.at(row, column) == board::Colour::empty)
                    codes.push_back(match::playout_code(position, board::vertex_at(row, column), board::Colour::black));
    return codes;
}

void weigh(benchmark::State& state) {
    const auto patterns = match::playout_patterns(playout_tables(), "playout").value();
    const std::vector<board::EightPoints> codes = played_codes();
    const match::PlayoutContext context;
    float sum = 0;
    for (auto _ : state) {
        sum = 0;
        for (const board::EightPoints code : codes) sum += patterns.weight(code, context);
        benchmark::DoNotOptimize(sum);
    }
    using benchmark::Counter;
    state.counters["lookups"] = Counter(static_cast<double>(codes.size()), Counter::kIsIterationInvariantRate);
    state.counters["sum"] = static_cast<double>(sum);
}
BENCHMARK(weigh)->Name("match/playout")->Unit(benchmark::kMicrosecond);

void build(benchmark::State& state) {
    base::Diagnostics diagnostics;
    auto databases = read_corpus(diagnostics);
    std::erase_if(databases,
                  [](const auto& database) { return database.spec.kind != compiler::DatabaseKind::monte_carlo; });
    for (auto _ : state) benchmark::DoNotOptimize(compiler::BuiltTables(databases).tables().playouts.lines.size());
}
BENCHMARK(build)->Name("build/playout")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi::bench
