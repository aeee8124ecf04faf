// How fast eye spaces are solved and looked up, nothing remembered from one to the next: all shapes of a size, each
// graph once, and spaces that stones enclose in recorded games.
#include <benchmark/benchmark.h>

#include <filesystem>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/joined_points.h"
#include "engine/eyes/solved_eyes.h"
#include "engine/eyes/space_value.h"
#include "engine/eyespaces/known_games.h"
#include "engine/match/eyes/canonical_form.h"
#include "tests/eyes/board_space.h"
#include "tests/eyes/distinct_graphs.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {
namespace {

// The time is that of all graphs of the size; the counters tell how many they are, and of the positions of one.
void solve_all(benchmark::State& state, const std::string& cells) {
    const std::vector<match::EyeGraph> all = eyes::distinct_graphs(static_cast<int>(state.range(0)), cells);
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
    const std::vector<match::EyeGraph> all = eyes::distinct_graphs(static_cast<int>(state.range(0)), ".");
    for (auto _ : state)
        for (const match::EyeGraph& graph : all)
            benchmark::DoNotOptimize(match::canonical_form(graph, match::BoardEdges::left_out));
    state.counters["graphs"] = static_cast<double>(all.size());
}

struct EnclosedSpace {
    const board::Position* position;
    board::Colour own;
    std::vector<board::Vertex> points;
};

// The regions of `least` to `most` points that stones of one colour enclose in recorded positions.
std::vector<EnclosedSpace> enclosed_spaces(std::size_t least, std::size_t most) {
    static const std::vector<test::RecordedPosition> recorded = test::recorded_positions();
    std::vector<EnclosedSpace> found;
    for (const test::RecordedPosition& each : recorded)
        for (const board::Colour own : {board::Colour::black, board::Colour::white}) {
            const board::Board board(each.position);
            board::VertexSet left = board.empty_points() | board.stones(board::opponent(own));
            while (!left.empty()) {
                const board::VertexSet region = board::joined_points(board::VertexSet::of(left.first()), left);
                left -= region;
                const auto size = static_cast<std::size_t>(region.count());
                if (size >= least && size <= most)
                    found.push_back({&each.position, own, {region.begin(), region.end()}});
            }
        }
    return found;
}

// From the points on the board to the value; the time is that of one space.
void value_real_spaces(benchmark::State& state) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    const auto all =
        enclosed_spaces(static_cast<std::size_t>(state.range(0)), static_cast<std::size_t>(state.range(1)));
    const eyes::SpaceValues values(solved_eyes().eyes, eyespaces::KnownGames::usual_positions);
    std::size_t proved = 0, next = 0, asked = 0;
    for (auto _ : state) {
        const EnclosedSpace& space = all[next];
        next = next + 1 == all.size() ? 0 : next + 1;
        const auto value =
            values.of(eyes::bare_eye_space(*space.position, {.defender = space.own, .points = space.points}));
        proved += value.is_proved() ? 1 : 0;
        ++asked;
        benchmark::DoNotOptimize(value);
    }
    state.counters["spaces"] = static_cast<double>(all.size());
    state.counters["proved"] = static_cast<double>(proved) / static_cast<double>(asked);
}

BENCHMARK(value_real_spaces)->Name("value_real_eye_spaces")->Args({1, 7})->Args({8, 12})->Args({13, 20});

BENCHMARK(name_graph)->Name("name_eye_graphs")->DenseRange(4, 10, 3)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace katachi::bench
