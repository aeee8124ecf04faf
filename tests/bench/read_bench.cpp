// Text to model, and back to text.
#include "compiler/emit/pattern_text.h"
#include "tools/authoring/format/format.h"
#include "tests/bench/corpus.h"

namespace katachi {
namespace {

void read_all_databases(benchmark::State& state) {
    std::size_t entries = 0;
    for (auto _ : state) {
        Diagnostics diagnostics;
        entries = entry_count(read_corpus(diagnostics));
    }
    state.counters["entries"] = static_cast<double>(entries);
    count_peak_memory(state);
}
BENCHMARK(read_all_databases)->Unit(benchmark::kMillisecond);

void write_all_entries(benchmark::State& state) {
    Diagnostics diagnostics;
    const auto databases = read_corpus(diagnostics);
    for (auto _ : state)
        for (const PatternDatabase& database : databases)
            for (const Pattern& pattern : database.patterns)
                benchmark::DoNotOptimize(pattern_text(pattern, database.spec.kind));
    state.counters["entries"] = static_cast<double>(entry_count(databases));
}
BENCHMARK(write_all_entries)->Unit(benchmark::kMillisecond);

// As `katachi fmt --check` does where nothing changes.
void format_all_databases(benchmark::State& state) {
    Diagnostics diagnostics;
    const auto databases = read_corpus(diagnostics);
    for (auto _ : state)
        for (const PatternDatabase& database : databases)
            for (const SourcePtr& source : database.sources)
                benchmark::DoNotOptimize(formatted(source, database.spec.kind));
    state.counters["entries"] = static_cast<double>(entry_count(databases));
}
BENCHMARK(format_all_databases)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi
