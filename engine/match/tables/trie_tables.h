// The trie over sets of points that the fast matchers walk: the compiled patterns' tests, those that many
// patterns share walked once for all of them. compiler/trie builds it; its DESIGN.md says why it is as it is.
//
// Everything lies in one array of 64-bit slots; the root is the first one, whose own tests are `always`. A node's
// children lie side by side:
//
//     node       two tests that lead to it, and where its block begins
//     its block: head           how many slots of each sort follow; two more tests
//                tests          four tests each, which all below the node have in common
//                nodes          the children that have children
//                leaves         the children that have none: a single orientation is left
//
//     leaf       two tests that lead to it, and where its block begins
//     its block: head           the orientation, how many slots follow; two more tests
//                tests          four tests each
//
// A test is an address in BoardSets. Where fewer tests are needed, `always` fills up.
#pragma once

#include <cstdint>
#include <span>

namespace katachi::match {

using TrieSlot = std::uint64_t;

constexpr std::uint32_t largest_trie_slot = (1U << 24) - 1;
constexpr int largest_trie_count = 255;  // of slots of a sort
constexpr int tests_of_slot = 4;
constexpr int tests_of_pair = 2;

// Nodes and leaves.
constexpr std::uint16_t leading_test(TrieSlot slot, int index) {
    return static_cast<std::uint16_t>(slot >> (16 * index));
}
constexpr std::uint32_t first_slot(TrieSlot slot) { return static_cast<std::uint32_t>(slot >> 32); }

// Heads of both.
constexpr std::uint16_t head_test(TrieSlot head, int index) {
    return static_cast<std::uint16_t>(head >> (32 + 16 * index));
}
constexpr std::uint32_t node_count(TrieSlot head) { return static_cast<std::uint32_t>(head & 0xFF); }
constexpr std::uint32_t leaf_count(TrieSlot head) { return static_cast<std::uint32_t>(head >> 8 & 0xFF); }
constexpr std::uint32_t shared_slot_count(TrieSlot head) { return static_cast<std::uint32_t>(head >> 16 & 0xFF); }
constexpr std::uint32_t tail_slot_count(TrieSlot head) { return static_cast<std::uint32_t>(head & 0xFF); }
constexpr std::uint32_t head_orientation(TrieSlot head) { return static_cast<std::uint32_t>(head >> 8) & 0xFFFFFF; }

constexpr std::uint16_t test_of_slot(TrieSlot slot, int index) {
    return static_cast<std::uint16_t>(slot >> (16 * index));
}

// The slots of a block.
struct TrieChildren {
    std::uint32_t tests, nodes, leaves, end;  // where each sort begins
};
constexpr TrieChildren children_of(std::uint32_t first, TrieSlot head) {
    const std::uint32_t nodes = first + 1 + shared_slot_count(head);
    const std::uint32_t leaves = nodes + node_count(head);
    return {first + 1, nodes, leaves, leaves + leaf_count(head)};
}

// How far the patterns below a node or leaf look from their anchor, in each direction: four numbers of four bits,
// upwards lowest, then downwards, left, right. unlimited_reach stands for all from there on.
using TrieReach = std::uint16_t;
constexpr int unlimited_reach = 15;

struct TrieTables {
    std::span<const TrieSlot> slots;   // the root first; empty for tables without patterns
    std::span<const TrieReach> reach;  // one a slot; 0 for slots of tests
};

}  // namespace katachi::match
