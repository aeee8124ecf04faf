// The trie over sets of points that the fast matchers walk: the compiled patterns' tests, those that many
// patterns share walked once for all of them. compiler/trie builds it; its DESIGN.md says why it is as it is.
//
// Everything lies in one array of 64-bit slots. The root is a node slot; a node's children lie side by side:
//
//     node       the test that leads to it, how many children of each sort, where they begin
//     at first:  shared slots   four tests each, which all below the node have in common
//                nodes          the children that have children
//                leaves         the children that have none: a single orientation is left
//
//     leaf       the test that leads to it, where its head is, how many slots of tests follow the head
//     at first:  head           the orientation, and two tests
//                tests          four tests each
//
// A test is an address in BoardSets. Where fewer tests are needed, `always` fills up.
#pragma once

#include <cstdint>
#include <span>

namespace katachi {

using TrieSlot = std::uint64_t;

constexpr std::uint32_t largest_trie_slot = (1U << 24) - 1;
constexpr int largest_trie_count = 255;  // of children of a sort, of shared slots, of slots behind a head
constexpr int tests_of_slot = 4;
constexpr int tests_of_head = 2;

constexpr std::uint16_t slot_test(TrieSlot slot) { return static_cast<std::uint16_t>(slot); }
constexpr std::uint32_t first_slot(TrieSlot slot) { return static_cast<std::uint32_t>(slot >> 32) & largest_trie_slot; }
constexpr int node_count(TrieSlot node) { return static_cast<int>(node >> 16 & 0xFF); }
constexpr int leaf_count(TrieSlot node) { return static_cast<int>(node >> 24 & 0xFF); }
constexpr int shared_slot_count(TrieSlot node) { return static_cast<int>(node >> 56); }
constexpr int tail_slot_count(TrieSlot leaf) { return static_cast<int>(leaf >> 16 & 0xFF); }

constexpr std::uint32_t head_orientation(TrieSlot head) { return static_cast<std::uint32_t>(head); }
constexpr std::uint16_t head_test(TrieSlot head, int index) {
    return static_cast<std::uint16_t>(head >> (32 + 16 * index));
}
constexpr std::uint16_t test_of_slot(TrieSlot slot, int index) {
    return static_cast<std::uint16_t>(slot >> (16 * index));
}

constexpr TrieSlot node_slot(std::uint16_t test, int nodes, int leaves, std::uint32_t first, int shared) {
    return TrieSlot{test} | static_cast<TrieSlot>(nodes) << 16 | static_cast<TrieSlot>(leaves) << 24 |
           TrieSlot{first} << 32 | static_cast<TrieSlot>(shared) << 56;
}
constexpr TrieSlot leaf_slot(std::uint16_t test, int tail_slots, std::uint32_t first) {
    return TrieSlot{test} | static_cast<TrieSlot>(tail_slots) << 16 | TrieSlot{first} << 32;
}

// The slots of a node's children, the nodes first.
struct TrieChildren {
    std::uint32_t first, leaves, end;
};
constexpr TrieChildren children_of(TrieSlot node) {
    const std::uint32_t first = first_slot(node) + static_cast<std::uint32_t>(shared_slot_count(node));
    const std::uint32_t leaves = first + static_cast<std::uint32_t>(node_count(node));
    return {first, leaves, leaves + static_cast<std::uint32_t>(leaf_count(node))};
}

// How far the patterns below a node or leaf look from their anchor, in each direction: four numbers of four bits,
// upwards lowest, then downwards, left, right. unlimited_reach stands for all from there on.
using TrieReach = std::uint16_t;
constexpr int unlimited_reach = 15;

struct TrieTables {
    std::span<const TrieSlot> slots;   // the root first; empty for tables without patterns
    std::span<const TrieReach> reach;  // one a slot; 0 for slots of tests
};

}  // namespace katachi
