// katachi-eyes-growth FILE.csv: how solving eye spaces grows with their size; tests/bench/growth/eyes_growth.gnuplot
// draws it. Columns: points; of spaces of empty points their number, and what one of them takes on average: positions,
// and microseconds of processor time; the same of spaces of empty points, stones and margins, up to 7 points.
#include <fmt/format.h>

#include <ctime>
#include <iostream>

#include "engine/eyes/eye_solver.h"
#include "tests/bench/growth/growth_table.h"
#include "tests/eyes/distinct_graphs.h"

namespace katachi::bench {
namespace {

constexpr int sizes[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
constexpr int largest_filled = 7;

// Their number, and positions and microseconds of one; empty columns where there are none.
std::string columns(const std::vector<match::EyeGraph>& graphs) {
    if (graphs.empty()) return ",,,";
    std::size_t positions = 0;
    const std::clock_t start = std::clock();
    for (const match::EyeGraph& graph : graphs) {
        eyes::EyeSolver solver(graph, {});
        solver.solve();
        positions += solver.positions();
    }
    const double microseconds = 1e6 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    const auto count = static_cast<double>(graphs.size());
    return fmt::format(",{},{:.1f},{:.2f}", graphs.size(), static_cast<double>(positions) / count,
                       microseconds / count);
}

std::string row(int points) {
    const auto filled =
        points <= largest_filled ? eyes::distinct_graphs(points, ".X!") : std::vector<match::EyeGraph>();
    return std::to_string(points) + columns(eyes::distinct_graphs(points, ".")) + columns(filled) + '\n';
}

int run(const char* file) {
    write_growth(file, "points,empty,empty_positions,empty_microseconds,filled,filled_positions,filled_microseconds\n",
                 sizes, row);
    return 0;
}

}  // namespace
}  // namespace katachi::bench

int main(int argc, char** argv) {
    return katachi::bench::growth_program("katachi-eyes-growth", argc, argv, katachi::bench::run);
}
