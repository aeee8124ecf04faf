#include "compiler/automaton/builder.h"

#include <ctime>

#include "compiler/automaton/minimise.h"
#include "compiler/automaton/pack.h"
#include "compiler/automaton/pattern_bits.h"

namespace katachi {

namespace {

// Several times what the corpus needs: only a set of patterns that explodes comes near.
constexpr std::size_t bytes_an_orientation = 500;
constexpr std::size_t least_byte_limit = 100'000;

double core_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace

StateGraph bounded_product(const std::vector<Conditions>& conditions, double byte_price) {
    const std::size_t limit = least_byte_limit + bytes_an_orientation * conditions.size();
    for (;; byte_price *= 4)
        if (auto graph = product(conditions, byte_price, limit)) return std::move(*graph);
}

BuiltAutomata::BuiltAutomata(const PatternTables& tables, double byte_price) {
    for (const AutomatonGroup& group : automaton_groups(tables)) add(tables, group, byte_price);
    tables_ = {automata_, words_, patterns_, accepts_, far_cells_};
}

void BuiltAutomata::add(const PatternTables& tables, const AutomatonGroup& group, double byte_price) {
    const double begin = core_seconds();
    const std::size_t bytes_before = words_.size() * sizeof(words_[0]) + far_cells_.size() * sizeof(far_cells_[0]);
    std::vector<Conditions> conditions;
    for (const std::uint32_t orientation : group.orientations)
        conditions.push_back(conditions_of(tables, tables.orientations[orientation]));
    const StateGraph whole = bounded_product(conditions, byte_price);
    const StateGraph graph = minimised(whole);
    const PackedAutomaton automaton = packed(graph);

    automata_.push_back({static_cast<std::uint32_t>(words_.size()), static_cast<std::uint32_t>(automaton.words.size()),
                         static_cast<std::uint32_t>(patterns_.size()), static_cast<std::uint32_t>(conditions.size()),
                         group.database, automaton.wide_states ? 1U : 0U});
    words_.insert(words_.end(), automaton.words.begin(), automaton.words.end());
    add_patterns(group, conditions);

    if (statistics_.empty() || statistics_.back().database != group.database)
        statistics_.push_back({.database = group.database});
    AutomatonStatistics& entry = statistics_.back();
    entry.orientations += conditions.size();
    entry.states_before += whole.states.size();
    entry.states += graph.states.size();
    entry.bytes += words_.size() * sizeof(words_[0]) + far_cells_.size() * sizeof(far_cells_[0]) - bytes_before +
                   conditions.size() * (sizeof(AutomatonPattern) + sizeof(AutomatonAccept)) + sizeof(Automaton);
    entry.seconds += core_seconds() - begin;
}

void BuiltAutomata::add_patterns(const AutomatonGroup& group, const std::vector<Conditions>& conditions) {
    for (std::size_t i = 0; i < conditions.size(); ++i) {
        patterns_.push_back(pattern_bits(conditions[i]));
        const auto far = far_cells(conditions[i]);
        const std::size_t first_far = far.empty() ? 0 : far_cells_.size();
        accepts_.push_back({group.orientations[i], static_cast<std::uint32_t>(first_far)});
        if (far.empty()) continue;
        far_cells_.insert(far_cells_.end(), far.begin(), far.end());
        far_cells_.push_back({0, 0});
    }
}

}  // namespace katachi
