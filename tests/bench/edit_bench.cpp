// What an editor waits for after a change: the largest database of moves, an entry in the middle of its first file
// edited.
#include <string>

#include "base/files/read_file.h"
#include "compiler/check/checked_database.h"
#include "compiler/model/discovery.h"
#include "tests/bench/corpus.h"

namespace katachi::bench {
namespace {

std::vector<base::SourcePtr> read_files(const compiler::DatabaseSpec& spec) {
    std::vector<base::SourcePtr> sources;
    for (const auto& file : spec.files) sources.push_back(base::read_file(file));
    return sources;
}

// The one with most text.
compiler::DatabaseSpec largest_move_database() {
    compiler::DatabaseSpec largest;
    std::size_t most = 0;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(corpus_folder())) {
        if (spec.kind != compiler::DatabaseKind::move) continue;
        std::size_t size = 0;
        for (const base::SourcePtr& source : read_files(spec)) size += source->text().size();
        if (size < most) continue;
        most = size;
        largest = spec;
    }
    return largest;
}

// The text, where `longer` with one more letter in the name of an entry in its middle.
std::string renamed_in_the_middle(std::string_view text, bool longer) {
    std::string edited(text);
    const std::string_view before_name = "\nPattern ";
    if (longer) edited.insert(edited.find(before_name, edited.size() / 2) + before_name.size(), 1, 'A');
    return edited;
}

void edit(benchmark::State& state, bool is_checked) {
    const compiler::DatabaseSpec spec = largest_move_database();
    const auto sources = read_files(spec);
    compiler::CheckedDatabase database(spec, sources);
    std::size_t findings = database.findings().size();
    bool longer = false;
    for (auto _ : state) {
        longer = !longer;
        const auto text = renamed_in_the_middle(sources.front()->text(), longer);
        database.update(0, std::make_shared<base::SourceFile>(sources.front()->path(), text));
        if (is_checked) findings = database.findings().size();
    }
    state.counters["findings"] = static_cast<double>(findings);
    state.counters["entries"] = static_cast<double>(database.database().patterns.size());
}
BENCHMARK_CAPTURE(edit, read, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(edit, read_and_check, true)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi::bench
