// Pattern files into the catalogue, for the first time and again without a change.
#include "patterndb/import/import.h"
#include "tests/bench/catalogue_file.h"
#include "tests/bench/corpus.h"

namespace katachi::bench {
namespace {

catalogue::ImportReport import_corpus(const CatalogueFile& file) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::open(file.path(), catalogue::Catalogue::Access::write);
    return catalogue::import_path(catalogue, corpus_folder());
}

void import_first(benchmark::State& state) {
    const CatalogueFile file;
    for (auto _ : state) {
        import_corpus(file);
        state.PauseTiming();
        file.remove();
        state.ResumeTiming();
    }
    count_peak_memory(state);
}
BENCHMARK(import_first)->Unit(benchmark::kMillisecond)->UseRealTime();

void import_unchanged(benchmark::State& state) {
    const CatalogueFile file;
    import_corpus(file);
    catalogue::ImportReport report;
    for (auto _ : state) report = import_corpus(file);
    state.counters["files"] = report.files_unchanged;
    count_peak_memory(state);
}
BENCHMARK(import_unchanged)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace katachi::bench
