// How fast eye spaces are solved, nothing remembered from one to the next: all shapes of a size, each graph once.
#include <benchmark/benchmark.h>

#include <set>
#include <string>
#include <vector>

#include "engine/eyes/eye_solver.h"
#include "engine/match/eyes/canonical_form.h"
#include "tests/eyes/shapes.h"

namespace katachi::bench {
namespace {

std::vector<match::EyeGraph> graphs(int size, const std::string& cells) {
    std::vector<match::EyeGraph> found;
    std::set<match::EyeGraphKey> known;
    for (const eyes::Rows& shape : eyes::connected_shapes(size))
        for (const eyes::Rows& rows : eyes::fillings(shape, cells)) {
            match::EyeGraph graph = match::read_eye_graph(eyes::coded(rows)).graph;
            if (match::is_drawable(graph) && known.insert(match::canonical_form(graph, false).key).second)
                found.push_back(std::move(graph));
        }
    return found;
}

// The time is that of all graphs of the size; the counters tell how many they are, and of the positions of one.
void solve_all(benchmark::State& state, const std::string& cells) {
    const std::vector<match::EyeGraph> all = graphs(static_cast<int>(state.range(0)), cells);
    std::size_t positions = 0;
    for (auto _ : state) {
        positions = 0;
        for (const match::EyeGraph& graph : all) {
            eyes::EyeSolver solver(graph, {});
            benchmark::DoNotOptimize(solver.solve());
            positions += solver.positions();
        }
    }
    state.counters["graphs"] = static_cast<double>(all.size());
    state.counters["positions_each"] = static_cast<double>(positions) / static_cast<double>(all.size());
}

BENCHMARK_CAPTURE(solve_all, empty, std::string("."))
    ->Name("solve_all_empty_eye_spaces")
    ->DenseRange(4, 10)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve_all, filled, std::string(".X!"))
    ->Name("solve_all_filled_eye_spaces")
    ->DenseRange(4, 6)
    ->Unit(benchmark::kMillisecond);

void name_graph(benchmark::State& state) {
    const std::vector<match::EyeGraph> all = graphs(static_cast<int>(state.range(0)), ".");
    for (auto _ : state)
        for (const match::EyeGraph& graph : all) benchmark::DoNotOptimize(match::canonical_form(graph, false));
    state.counters["graphs"] = static_cast<double>(all.size());
}

BENCHMARK(name_graph)->Name("name_eye_graphs")->DenseRange(4, 10, 3)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace katachi::bench
