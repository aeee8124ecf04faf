// From the arrays of PatternTables to automata over them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "compiler/automaton/groups.h"
#include "compiler/automaton/product.h"
#include "engine/match/tables/automaton_tables.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::compiler {

// What the automata of one database, or the joint ones, are and cost.
struct AutomatonStatistics {
    std::optional<std::uint32_t> database;  // index in PatternTables::databases; nothing for the joint ones
    std::size_t orientations = 0;
    std::size_t states_before = 0;  // of the product
    std::size_t states = 0;         // after minimisation
    std::size_t bytes = 0;          // of the packed states
    std::size_t pattern_bytes = 0;  // of what verifies the patterns; 0 for the joint ones, which share it
    double seconds = 0;             // of one core
};

// AutomatonTables with the arrays that they view. Neither copied nor moved, so that a view stays good.
class BuiltAutomata {
  public:
    // Automata for every database but corners. The same tables always give the same automata.
    explicit BuiltAutomata(const match::PatternTables& tables, const AutomatonPrices& prices = {});
    BuiltAutomata(const BuiltAutomata&) = delete;
    BuiltAutomata& operator=(const BuiltAutomata&) = delete;

    const match::AutomatonTables& tables() const { return tables_; }
    // One entry for each database that has an automaton, in their order, then one for the joint ones.
    const std::vector<AutomatonStatistics>& statistics() const { return statistics_; }

  private:
    void add_pattern(const Conditions& conditions, std::uint32_t orientation);
    match::Automaton add(const AutomatonGroup& group, std::span<const Conditions> all, const AutomatonPrices& prices,
                         AutomatonStatistics& statistics);
    void add_by_database(const AutomatonGroups& groups, std::span<const Conditions> all, const AutomatonPrices& prices);
    void add_joint(const AutomatonGroups& groups, std::span<const Conditions> all, const AutomatonPrices& prices);

    std::vector<match::Automaton> by_database_;
    std::vector<match::Automaton> joint_;
    std::vector<std::uint16_t> words_;
    std::vector<match::AutomatonPattern> patterns_;
    std::vector<match::AutomatonAccept> accepts_;
    std::vector<match::AutomatonFarCell> far_cells_{match::AutomatonFarCell{0, 0}};  // the empty run
    std::vector<AutomatonStatistics> statistics_;
    match::AutomatonTables tables_{};
};

}  // namespace katachi::compiler
