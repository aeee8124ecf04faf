// The trie as the slots that matchers walk.
#pragma once

#include <span>
#include <vector>

#include "compiler/trie/trie_builder.h"
#include "engine/match/tables/trie_tables.h"

namespace katachi::compiler {

class PackedTrie {
  public:
    // Throws std::length_error for a trie of more than largest_trie_slot slots.
    explicit PackedTrie(Trie trie);

    match::TrieTables tables() const { return {slots_, reach_}; }

  private:
    struct Packed {
        match::TrieSlot slot;
        Trie::Reach reach;
    };

    Packed pack(const TrieNode& node);
    Packed pack_node(const TrieNode& node, std::span<const std::uint16_t> tests);
    Packed pack_leaf(const TrieNode& node, std::span<const std::uint16_t> tests);
    void put_tests(std::size_t first, std::span<const std::uint16_t> tests);
    std::uint32_t add_slots(std::size_t count);
    void put(std::size_t place, const Packed& packed);
    std::uint16_t address(std::uint16_t test) const;

    Trie trie_;
    std::vector<match::TrieSlot> slots_;
    std::vector<match::TrieReach> reach_;
};

}  // namespace katachi::compiler
