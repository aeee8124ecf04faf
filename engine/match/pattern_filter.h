// Which patterns a caller wants to hear of. A filter marks the part of the trie that leads to them, once; a walk
// then never enters the rest, so that patterns left out cost nothing. What the corner tree finds is asked one by one.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

class PatternFilter {
  public:
    // The patterns, by their index in the tables, for which `wants` answers true.
    PatternFilter(const PatternTables& tables, const std::function<bool(std::uint16_t)>& wants);

    bool wants(std::uint16_t pattern) const { return wanted_[pattern]; }
    // A bit for each slot of the trie.
    std::span<const std::uint64_t> slots() const { return slots_; }

  private:
    std::vector<bool> wanted_;
    std::vector<std::uint64_t> slots_;
};

}  // namespace katachi::match
