// Joseki trees into the library: 50,000 nodes of real trees and games. And what a library of 50,000 positions says of
// positions of other games.
#include <algorithm>

#include "compiler/sgf/reader.h"
#include "joseki/graph/library_query.h"
#include "joseki/graph/tree_reader.h"
#include "joseki/store/library_store.h"
#include "tests/bench/catalogue_file.h"
#include "tests/bench/corpus.h"
#include "tests/bench/played_corners.h"
#include "tests/bench/played_library.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t wanted_nodes = 50'000;

std::vector<std::string> texts_of(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& file : fs::recursive_directory_iterator(folder))
        if (file.path().extension() == ".sgf") files.push_back(file.path());
    std::sort(files.begin(), files.end());
    std::vector<std::string> texts;
    for (const fs::path& file : files) texts.push_back(test::file_bytes(file));
    return texts;
}

// Trees first, then games, until there are enough nodes.
std::vector<std::string> tree_texts() {
    std::vector<std::string> all = texts_of(test::shared_data() / "joseki-trees");
    for (std::string& game : texts_of(test::shared_data() / "games19" / "loose")) all.push_back(std::move(game));
    std::vector<std::string> taken;
    std::size_t nodes = 0;
    for (std::string& text : all) {
        if (nodes >= wanted_nodes) break;
        for (const compiler::SgfTree& tree : compiler::read_sgf_collection("tree.sgf", text).games)
            nodes += tree.nodes.size();
        taken.push_back(std::move(text));
    }
    return taken;
}

void add_trees(benchmark::State& state) {
    if (!fs::exists(test::shared_data() / "joseki-trees")) return state.SkipWithError("the shared data are absent");
    const auto texts = tree_texts();
    const joseki::ImportRules rules = joseki::default_import_rules();
    const CatalogueFile file;
    joseki::TreeCounts counts;
    for (auto _ : state) {
        counts = {};
        catalogue::Catalogue catalogue = catalogue::Catalogue::open(file.path(), catalogue::Catalogue::Access::write);
        for (const std::string& text : texts) {
            joseki::Graph graph;
            for (const compiler::SgfTree& tree : compiler::read_sgf_collection("tree.sgf", text).games)
                counts.add(joseki::read_tree(tree, rules, {}, graph).counts);
            joseki::add_to_library(catalogue, graph, "tree.sgf");
        }
        state.PauseTiming();
        file.remove();
        state.ResumeTiming();
    }
    state.counters["nodes"] = static_cast<double>(counts.nodes);
    count_peak_memory(state);
}
BENCHMARK(add_trees)->Name("joseki/add_trees")->Unit(benchmark::kMillisecond)->UseRealTime();

constexpr std::size_t wanted_positions = 50'000;

void query_library(benchmark::State& state) {
    static const joseki::Graph library = played_library(wanted_positions);
    if (library.nodes().size() < wanted_positions) return state.SkipWithError("no shared games to make a library of");
    joseki::LibraryQuery query(library);
    const auto& asked = asked_positions();
    const int differences = static_cast<int>(state.range(0));
    std::size_t answers = 0;
    for (auto _ : state) {
        answers = 0;
        for (const AskedPosition& ask : asked)
            answers +=
                query.ask(ask.position, ask.own, {.last_move = ask.last_move, .differences = differences}).size();
    }
    using benchmark::Counter;
    const auto queries = static_cast<double>(asked.size());
    state.counters["answers"] = static_cast<double>(answers);
    state.counters["positions"] = static_cast<double>(library.nodes().size());
    state.counters["a_query"] = Counter(queries, Counter::kIsIterationInvariantRate | Counter::kInvert);
}
BENCHMARK(query_library)
    ->Name("joseki/query")
    ->ArgName("differences")
    ->DenseRange(0, match::most_differences)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi::bench
