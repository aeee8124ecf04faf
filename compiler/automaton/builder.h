// From the arrays of PatternTables to automata over them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "compiler/automaton/groups.h"
#include "compiler/automaton/product.h"
#include "compiler/automaton/state_graph.h"
#include "engine/match/automaton_tables.h"
#include "engine/match/pattern_tables.h"

namespace katachi {

// What the automata of one database are and cost.
struct AutomatonStatistics {
    std::uint32_t database = 0;  // index in PatternTables::databases
    std::size_t orientations = 0;
    std::size_t states_before = 0;  // of the product
    std::size_t states = 0;         // after minimisation
    std::size_t bytes = 0;          // the automata and the bits of their patterns
    double seconds = 0;             // of one core
};

// AutomatonTables with the arrays that they view. Neither copied nor moved, so that a view stays good.
class BuiltAutomata {
  public:
    // Automata for every database but corners. The same tables always give the same automata.
    explicit BuiltAutomata(const PatternTables& tables, double byte_price = default_byte_price);
    BuiltAutomata(const BuiltAutomata&) = delete;
    BuiltAutomata& operator=(const BuiltAutomata&) = delete;

    const AutomatonTables& tables() const { return tables_; }
    // One entry for each database that has an automaton, in their order.
    const std::vector<AutomatonStatistics>& statistics() const { return statistics_; }

  private:
    void add(const PatternTables& tables, const AutomatonGroup& group, double byte_price);
    void add_patterns(const AutomatonGroup& group, const std::vector<Conditions>& conditions);

    std::vector<Automaton> automata_;
    std::vector<std::uint16_t> words_;
    std::vector<AutomatonPattern> patterns_;
    std::vector<AutomatonAccept> accepts_;
    std::vector<AutomatonFarCell> far_cells_{AutomatonFarCell{0, 0}};  // the empty run
    std::vector<AutomatonStatistics> statistics_;
    AutomatonTables tables_{};
};

// The product of the group's patterns that keeps within bytes in proportion to their number: where the price a byte is
// too low for that, a higher one.
StateGraph bounded_product(const std::vector<Conditions>& conditions, double byte_price);

}  // namespace katachi
