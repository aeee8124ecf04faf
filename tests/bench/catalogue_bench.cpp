// Pattern files into the catalogue, for the first time and again without a change.
#include <unistd.h>

#include "patterndb/import.h"
#include "tests/bench/corpus.h"

namespace katachi {
namespace {

namespace fs = std::filesystem;

// A catalogue file that is not there yet, and is removed at the end.
class CatalogueFile {
  public:
    CatalogueFile() : path_(fs::temp_directory_path() / ("katachi-bench-" + std::to_string(getpid()) + ".kdb")) {
        remove();
    }
    ~CatalogueFile() { remove(); }
    CatalogueFile(const CatalogueFile&) = delete;
    CatalogueFile& operator=(const CatalogueFile&) = delete;

    const fs::path& path() const { return path_; }
    void remove() const {
        std::error_code ignored;
        for (const char* part : {"", "-journal", "-wal", "-shm"}) fs::remove(path_.string() + part, ignored);
    }

  private:
    fs::path path_;
};

ImportReport import_corpus(const CatalogueFile& file) {
    Catalogue catalogue = Catalogue::open(file.path(), Catalogue::Access::write);
    return import_path(catalogue, corpus_folder());
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
    ImportReport report;
    for (auto _ : state) report = import_corpus(file);
    state.counters["files"] = report.files_unchanged;
    count_peak_memory(state);
}
BENCHMARK(import_unchanged)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace katachi
