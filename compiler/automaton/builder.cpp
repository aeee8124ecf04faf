#include "compiler/automaton/builder.h"

#include <ctime>

#include "compiler/automaton/minimise.h"
#include "compiler/automaton/pack.h"
#include "compiler/automaton/pattern_bits.h"

namespace katachi::compiler {

namespace {

std::size_t pattern_bytes(const Conditions& conditions) {
    const std::size_t far = far_cells(conditions).size();
    return sizeof(match::AutomatonPattern) + sizeof(match::AutomatonAccept) +
           (far > 0 ? (far + 1) * sizeof(match::AutomatonFarCell) : 0);
}

double core_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace

BuiltAutomata::BuiltAutomata(const match::PatternTables& tables, const AutomatonPrices& prices) {
    const AutomatonGroups groups = automaton_groups(tables);
    std::vector<Conditions> all;
    for (const std::uint32_t orientation : groups.orientations) {
        all.push_back(conditions_of(tables, tables.orientations[orientation]));
        add_pattern(all.back(), orientation);
    }
    add_by_database(groups, all, prices);
    add_joint(groups, all, prices);
    tables_ = {by_database_, joint_, words_, patterns_, accepts_, far_cells_};
}

void BuiltAutomata::add_pattern(const Conditions& conditions, std::uint32_t orientation) {
    patterns_.push_back(pattern_bits(conditions));
    const auto far = far_cells(conditions);
    accepts_.push_back({orientation, far.empty() ? 0U : static_cast<std::uint32_t>(far_cells_.size())});
    if (far.empty()) return;
    far_cells_.insert(far_cells_.end(), far.begin(), far.end());
    far_cells_.push_back({0, 0});
}

match::Automaton BuiltAutomata::add(const AutomatonGroup& group, std::span<const Conditions> all,
                                    const AutomatonPrices& prices, AutomatonStatistics& statistics) {
    const double begin = core_seconds();
    const StateGraph whole = bounded_product(all.subspan(group.first, group.count), prices);
    const StateGraph graph = minimised(whole);
    const PackedAutomaton automaton = packed(graph);
    const auto first_word = static_cast<std::uint32_t>(words_.size());
    words_.insert(words_.end(), automaton.words.begin(), automaton.words.end());

    statistics.orientations += group.count;
    statistics.states_before += whole.states.size();
    statistics.states += graph.states.size();
    statistics.bytes += automaton.words.size() * sizeof(words_[0]) + sizeof(match::Automaton);
    statistics.seconds += core_seconds() - begin;
    return {first_word,     static_cast<std::uint32_t>(automaton.words.size()),
            group.first,    group.count,
            group.database, automaton.wide_states ? 1U : 0U};
}

void BuiltAutomata::add_by_database(const AutomatonGroups& groups, std::span<const Conditions> all,
                                    const AutomatonPrices& prices) {
    for (const AutomatonGroup& group : groups.by_database) {
        if (statistics_.empty() || statistics_.back().database != group.database)
            statistics_.push_back({.database = group.database});
        by_database_.push_back(add(group, all, prices, statistics_.back()));
        for (const Conditions& conditions : all.subspan(group.first, group.count))
            statistics_.back().pattern_bytes += pattern_bytes(conditions);
    }
}

// A single database is its own joint automaton.
void BuiltAutomata::add_joint(const AutomatonGroups& groups, std::span<const Conditions> all,
                              const AutomatonPrices& prices) {
    if (statistics_.size() == 1) {
        joint_ = by_database_;
        return;
    }
    AutomatonStatistics statistics;
    for (const AutomatonGroup& group : groups.joint) joint_.push_back(add(group, all, prices, statistics));
    if (!joint_.empty()) statistics_.push_back(statistics);
}

}  // namespace katachi::compiler
