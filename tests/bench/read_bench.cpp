// Text to model, and back to text.
#include "compiler/emit/pattern_text.h"
#include "tests/bench/corpus.h"
#include "tools/authoring/format/format.h"

namespace katachi::bench {
namespace {

void read_all_databases(benchmark::State& state) {
    std::size_t entries = 0;
    for (auto _ : state) {
        base::Diagnostics diagnostics;
        entries = entry_count(read_corpus(diagnostics));
    }
    state.counters["entries"] = static_cast<double>(entries);
    count_peak_memory(state);
}
BENCHMARK(read_all_databases)->Unit(benchmark::kMillisecond);

void write_all_entries(benchmark::State& state) {
    base::Diagnostics diagnostics;
    const auto databases = read_corpus(diagnostics);
    for (auto _ : state)
        for (const compiler::PatternDatabase& database : databases)
            for (const compiler::Pattern& pattern : database.patterns)
                benchmark::DoNotOptimize(compiler::pattern_text(pattern, database.spec.kind));
    state.counters["entries"] = static_cast<double>(entry_count(databases));
}
BENCHMARK(write_all_entries)->Unit(benchmark::kMillisecond);

// This does what `katachi fmt --check` does where nothing changes.
void format_all_databases(benchmark::State& state) {
    base::Diagnostics diagnostics;
    const auto databases = read_corpus(diagnostics);
    for (auto _ : state)
        for (const compiler::PatternDatabase& database : databases)
            for (const base::SourcePtr& source : database.sources)
                benchmark::DoNotOptimize(authoring::formatted(source, database.spec.kind));
    state.counters["entries"] = static_cast<double>(entry_count(databases));
}
BENCHMARK(format_all_databases)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi::bench
