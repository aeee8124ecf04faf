// The matchers side by side: all general databases, both colours, each over the same positions of real games.
// Times are microseconds a position, for an incremental matcher a move or its undo, for one vertex a vertex.
#include "engine/match/automaton_matcher.h"
#include "engine/match/matcher.h"

#include "compiler/emit/table_builder.h"
#include "tests/bench/corpus.h"
#include "tests/bench/general_databases.h"
#include "tests/bench/yardstick.h"

namespace katachi::bench {
namespace {

const match::PatternTables& general_tables() {
    static const compiler::BuiltTables built(general_databases(corpus_folder()), compiler::Automata::are_built);
    return built.tables();
}

// Calls `run(position, matches)` for every position, again and again. In one round over all positions it measures
// `measured` things, of which the time is the average, and counts matches, whose number is the signature.
template <typename Run>
void measure(benchmark::State& state, std::size_t measured, Run run) {
    const auto& positions = full_size_positions();
    std::size_t matches = 0;
    while (state.KeepRunningBatch(static_cast<benchmark::IterationCount>(measured))) {
        matches = 0;
        for (const GamePosition& position : positions) run(position, matches);
    }
    state.counters["matches"] = static_cast<double>(matches);
    state.counters["positions"] = static_cast<double>(positions.size());
}

void set_up(benchmark::State& state, match::Matcher& matcher, const board::Position& position) {
    state.PauseTiming();
    matcher.set(position);
    state.ResumeTiming();
}

void yardstick(benchmark::State& state) {
    const Yardstick matcher(general_tables());
    measure(state, full_size_positions().size(), [&](const GamePosition& position, std::size_t& matches) {
        for (const board::Colour side : {board::Colour::black, board::Colour::white})
            matcher.scan(position.before, side, [&](const match::Hit&) { ++matches; });
    });
}

void scan(benchmark::State& state) {
    match::Matcher matcher(general_tables());
    measure(state, full_size_positions().size(), [&](const GamePosition& position, std::size_t& matches) {
        matcher.set(position.before);
        matcher.scan([&](const match::Hit&) { ++matches; });
    });
}

// The move that was played.
void move(benchmark::State& state) {
    match::Matcher matcher(general_tables());
    measure(state, full_size_positions().size(), [&](const GamePosition& position, std::size_t& matches) {
        set_up(state, matcher, position.before);
        matcher.update(position.after, [&](const match::Hit&, match::Change) { ++matches; });
    });
}

// From each position to the next one, of another moment or game: hundreds of points change.
void jump(benchmark::State& state) {
    match::Matcher matcher(general_tables());
    measure(state, full_size_positions().size(), [&](const GamePosition& position, std::size_t& matches) {
        matcher.update(position.before, [&](const match::Hit&, match::Change) { ++matches; });
    });
}

// The move that was played, and its undo; counted are the matches that came and went.
void incremental(benchmark::State& state) {
    match::Matcher matcher(general_tables());
    measure(state, 2 * full_size_positions().size(), [&](const GamePosition& position, std::size_t& matches) {
        set_up(state, matcher, position.before);
        matcher.update(position.after, [&](const match::Hit&, match::Change) { ++matches; });
        matcher.update(position.before, [&](const match::Hit&, match::Change) { ++matches; });
    });
}

// Every point of the board, one after the other, by the automata.
void vertex(benchmark::State& state) {
    constexpr std::size_t points = std::size_t{board::max_board_size} * board::max_board_size;
    const match::AutomatonTables& automata = general_tables().automata;
    measure(state, points * full_size_positions().size(), [&](const GamePosition& position, std::size_t& matches) {
        const match::AutomatonBoard board(position.before);
        for (const board::Colour side : {board::Colour::black, board::Colour::white})
            match::match_board(automata, board, side, [&](const match::Hit&) { ++matches; });
    });
}

BENCHMARK(yardstick)->Name("match/yardstick")->Unit(benchmark::kMicrosecond);
BENCHMARK(scan)->Name("match/scan")->Unit(benchmark::kMicrosecond);
BENCHMARK(incremental)->Name("match/incremental")->Unit(benchmark::kMicrosecond);
BENCHMARK(move)->Name("match/move")->Unit(benchmark::kMicrosecond);
BENCHMARK(jump)->Name("match/jump")->Unit(benchmark::kMicrosecond);
BENCHMARK(vertex)->Name("match/vertex")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace katachi::bench
