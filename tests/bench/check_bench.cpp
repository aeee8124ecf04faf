// What `katachi check` does: read everything, then look for what is wrong.
#include "compiler/check/check.h"
#include "tests/bench/corpus.h"

namespace katachi::bench {
namespace {

void check_all_databases(benchmark::State& state) {
    std::size_t findings = 0;
    for (auto _ : state) {
        base::Diagnostics diagnostics;
        for (const compiler::PatternDatabase& database : read_corpus(diagnostics))
            compiler::check(database, diagnostics);
        findings = diagnostics.size();
    }
    state.counters["findings"] = static_cast<double>(findings);
    count_peak_memory(state);
}
BENCHMARK(check_all_databases)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi::bench
