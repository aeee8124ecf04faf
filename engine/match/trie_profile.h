// What each pattern costs when the trie is walked, for reports: a plain walk that counts the tests it makes.
//
// The unit is one test of a set of anchors, an AND. A test that several orientations share is counted for all of them
// in equal parts, so that the parts add up to the tests of the walk. A pattern's share of the tests stands for its
// share of the time: the walk does little else. What would be saved without the pattern is less, for the tests that it
// shares would stay. Patterns of the corner tree, which needs about a microsecond for all of them, have no share.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/match/anchor_sets.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

class TrieProfile {
  public:
    // The tables must stay while the profile is in use.
    explicit TrieProfile(const PatternTables& tables);

    // Counts a full scan of the position for both colours.
    void add(const board::Position& position);

    // For each pattern of the tables, its matches so far.
    const std::vector<std::uint64_t>& hits() const { return hits_; }
    // For each pattern of the tables, its part of the tests made so far, from 0 to 1.
    std::vector<double> shares() const;

  private:
    bool keep(AnchorSets& anchors, std::uint16_t test) const;
    bool keep_all(AnchorSets& anchors, TrieSlot tests) const;
    void walk(std::uint32_t node, AnchorSets anchors);
    void settle(std::uint32_t leaf, AnchorSets anchors);
    std::uint32_t count_orientations(std::uint32_t node);
    void share_out(std::uint32_t node, double above, std::vector<double>& tests) const;
    TrieChildren block_of(std::uint32_t node) const;
    TrieSlot head_of(std::uint32_t slot) const { return tables_.trie.slots[first_slot(tables_.trie.slots[slot])]; }

    PatternTables tables_;
    BoardSets sets_;
    AnchorSets everywhere_;
    // The tests made for a node or leaf, those of its block included, and how many orientations share them, are kept by
    // its slot.
    std::vector<std::uint64_t> tests_;
    std::vector<std::uint32_t> orientations_;
    std::vector<std::uint64_t> hits_;
};

}  // namespace katachi::match
