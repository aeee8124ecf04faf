// Constraints of the corpus evaluated where their patterns lie. First without the engine, by an analysis that answers
// at once: the time is that of one constraint. Then with the board and reading on recorded positions: the time is that
// of a position, with all matches for both colours.
#include <algorithm>
#include <random>

#include "compiler/emit/table_builder.h"
#include "engine/analysis/board_analysis.h"
#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/matcher.h"
#include "tests/bench/corpus.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {
namespace {

class ReadyAnalysis : public match::Analysis {
  public:
    explicit ReadyAnalysis(match::Value value) : value_(value) {}

    match::Value answer(match::Autohelper, board::Colour, std::span<const board::Vertex>) override { return value_; }
    match::Value answer_named(std::string_view, board::Colour, std::span<const board::Vertex>) override {
        return value_;
    }

  private:
    match::Value value_;
};

// Answers the same, and counts; not timed.
class CountingAnalysis : public ReadyAnalysis {
  public:
    using ReadyAnalysis::ReadyAnalysis;

    match::Value answer(match::Autohelper id, board::Colour own, std::span<const board::Vertex> points) override {
        ++questions_;
        cost_ += match::helper(id).cost;
        return ReadyAnalysis::answer(id, own, points);
    }
    match::Value answer_named(std::string_view name, board::Colour own,
                              std::span<const board::Vertex> points) override {
        ++questions_;
        cost_ += 1;
        return ReadyAnalysis::answer_named(name, own, points);
    }

    double questions() const { return questions_; }
    double cost() const { return cost_; }

  private:
    double questions_ = 0;
    double cost_ = 0;
};

const compiler::BuiltTables& corpus_tables() {
    static const compiler::BuiltTables built = [] {
        base::Diagnostics diagnostics;
        return compiler::BuiltTables(read_corpus(diagnostics));
    }();
    return built;
}

bool calls_line_of_play(const match::PatternTables& tables, const match::TableProgram& program) {
    return std::ranges::any_of(tables.constraints.code_of(program), [](const match::TableInstruction& instruction) {
        if (static_cast<match::ProgramStep>(instruction.step) != match::ProgramStep::call) return false;
        const match::Helper& called = match::helper(static_cast<match::Autohelper>(instruction.operand));
        return called.variadic && called.labels > 0;
    });
}

// A placement in the middle of the board for each orientation of each pattern whose constraint has lines of play, or
// none; in no order, as matches come.
std::vector<match::Placement> placements(bool with_lines) {
    const match::PatternTables& tables = corpus_tables().tables();
    std::vector<match::Placement> all;
    for (std::uint32_t i = 0; i < tables.orientations.size(); ++i) {
        const match::TableOrientation& shape = tables.orientations[i];
        const match::PatternRow& pattern = tables.patterns[shape.pattern];
        if (!pattern.has_constraint()) continue;
        if (calls_line_of_play(tables, tables.constraints.programs[pattern.constraint]) != with_lines) continue;
        all.push_back(match::placement_of(tables, match::Hit{i, board::vertex_at(9, 9), board::Colour::black}));
    }
    std::shuffle(all.begin(), all.end(), std::mt19937(1));
    return all;
}

void evaluate(benchmark::State& state, bool with_lines, match::Value value) {
    const match::PatternTables& tables = corpus_tables().tables();
    const auto all = placements(with_lines);
    if (all.empty()) return state.SkipWithError("no such constraints");
    ReadyAnalysis analysis(value);
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(match::evaluate_constraint(tables, all[next], analysis));
        if (++next == all.size()) next = 0;
    }
    CountingAnalysis counted(value);
    for (const match::Placement& placement : all) match::evaluate_constraint(tables, placement, counted);
    const auto count = static_cast<double>(all.size());
    state.counters["questions"] = counted.questions() / count;
    state.counters["cost"] = counted.cost() / count;
    state.counters["placements"] = count;
}

void evaluate_calls(benchmark::State& state, match::Value answer) { evaluate(state, false, answer); }
BENCHMARK_CAPTURE(evaluate_calls, true, match::Value(1))->Name("constraint/calls/true");
BENCHMARK_CAPTURE(evaluate_calls, false, match::Value(0))->Name("constraint/calls/false");
BENCHMARK_CAPTURE(evaluate_calls, undecided, match::Value())->Name("constraint/calls/undecided");

void evaluate_lines(benchmark::State& state, match::Value answer) { evaluate(state, true, answer); }
BENCHMARK_CAPTURE(evaluate_lines, true, match::Value(1))->Name("constraint/lines_of_play/true");
BENCHMARK_CAPTURE(evaluate_lines, false, match::Value(0))->Name("constraint/lines_of_play/false");
BENCHMARK_CAPTURE(evaluate_lines, undecided, match::Value())->Name("constraint/lines_of_play/undecided");

struct MatchedPosition {
    board::Board board;
    std::vector<match::Placement> placements;
};

// What is asked in constraints of databases that `wants` accepts, position by position.
template <typename Wants>
std::vector<MatchedPosition> matched_positions(Wants wants) {
    const match::PatternTables& tables = corpus_tables().tables();
    match::Matcher matcher(tables);
    std::vector<MatchedPosition> all;
    for (const GamePosition& position : full_size_positions()) {
        all.push_back({board::Board(position.before), {}});
        matcher.set(position.before);
        matcher.scan([&](const match::Hit& hit) {
            const match::PatternRow& pattern = tables.patterns[tables.orientations[hit.orientation].pattern];
            if (pattern.has_constraint() && wants(tables, pattern))
                all.back().placements.push_back(match::placement_of(tables, hit));
        });
    }
    return all;
}

template <typename Wants>
void answer(benchmark::State& state, Wants wants) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    const match::PatternTables& tables = corpus_tables().tables();
    const auto positions = matched_positions(wants);
    analysis::BoardAnalysis analysis;
    std::size_t next = 0;
    std::int64_t constraints = 0;
    for (auto _ : state) {
        const MatchedPosition& position = positions[next++ % positions.size()];
        analysis.set(position.board);
        for (const match::Placement& placement : position.placements)
            benchmark::DoNotOptimize(match::evaluate_constraint(tables, placement, analysis));
        constraints += static_cast<std::int64_t>(position.placements.size());
    }
    state.SetItemsProcessed(constraints);
    state.counters["constraints"] =
        benchmark::Counter(static_cast<double>(constraints), benchmark::Counter::kAvgIterations);
    state.counters["nodes"] =
        benchmark::Counter(static_cast<double>(analysis.nodes()), benchmark::Counter::kAvgIterations);
}

bool is_tactical(const match::PatternTables& tables, const match::PatternRow& pattern) {
    const std::string_view name = tables.text(tables.databases[pattern.database].name);
    return name == "conn" || name == "attack" || name == "defense";
}

bool is_in_patterns(const match::PatternTables& tables, const match::PatternRow& pattern) {
    return std::string_view(tables.text(tables.databases[pattern.database].name)) == "patterns";
}

// Whether every call is of stones and liberties.
bool asks_board_alone(const match::PatternTables& tables, const match::PatternRow& pattern) {
    return std::ranges::none_of(tables.constraints.code_of(tables.constraints.programs[pattern.constraint]),
                                [](const match::TableInstruction& instruction) {
                                    const auto step = static_cast<match::ProgramStep>(instruction.step);
                                    return step == match::ProgramStep::call_named ||
                                           (step == match::ProgramStep::call &&
                                            match::helper(static_cast<match::Autohelper>(instruction.operand)).needs !=
                                                match::Knowledge::board);
                                });
}

void answer_board(benchmark::State& state) { answer(state, asks_board_alone); }
BENCHMARK(answer_board)->Name("constraint/answered/board_alone")->Unit(benchmark::kMillisecond)->Iterations(230);
void answer_tactics(benchmark::State& state) { answer(state, is_tactical); }
BENCHMARK(answer_tactics)
    ->Name("constraint/answered/conn+attack+defense")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(230);
void answer_patterns(benchmark::State& state) { answer(state, is_in_patterns); }
BENCHMARK(answer_patterns)->Name("constraint/answered/patterns")->Unit(benchmark::kMillisecond)->Iterations(230);

}  // namespace
}  // namespace katachi::bench
