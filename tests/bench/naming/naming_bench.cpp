// What the names of a move cost: of moves of real games, without reading and with it.
#include "engine/naming/move_namer.h"

#include "engine/analysis/board_analysis.h"
#include "tests/bench/corpus.h"

namespace katachi::bench {
namespace {

void name_moves(benchmark::State& state, bool with_reading) {
    const std::vector<GamePosition>& positions = full_size_positions();
    if (positions.empty()) return state.SkipWithError("there are no positions");
    std::vector<board::Board> boards;
    for (const GamePosition& position : positions) boards.emplace_back(position.before);
    naming::MoveNamer namer;
    analysis::BoardAnalysis reader(analysis::limits_for_settled_answers);
    std::size_t next = 0, names = 0;
    for (auto _ : state) {
        const board::Move move = positions[next].move;
        if (with_reading) reader.set(boards[next]);
        names += namer.names(boards[next], move.colour, move.vertex, with_reading ? &reader : nullptr).size();
        if (++next == positions.size()) next = 0;
    }
    state.counters["names"] = benchmark::Counter(static_cast<double>(names), benchmark::Counter::kAvgIterations);
}
BENCHMARK_CAPTURE(name_moves, without, false)->Name("naming/move/without reading")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(name_moves, with, true)->Name("naming/move/with reading")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace katachi::bench
