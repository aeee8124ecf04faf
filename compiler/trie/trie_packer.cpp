#include "compiler/trie/trie_packer.h"

#include <algorithm>
#include <stdexcept>

namespace katachi::compiler {

namespace {

Trie::Reach joined(const Trie::Reach& a, const Trie::Reach& b) {
    return {std::max(a.up, b.up), std::max(a.down, b.down), std::max(a.left, b.left), std::max(a.right, b.right)};
}

match::TrieReach packed(const Trie::Reach& reach) {
    const auto number = [](int distance) { return std::min(distance, match::unlimited_reach); };
    return static_cast<match::TrieReach>(number(reach.up) | number(reach.down) << 4 | number(reach.left) << 8 |
                                         number(reach.right) << 12);
}

match::TrieSlot tests_slot(std::span<const std::uint16_t> addresses) {
    match::TrieSlot slot = 0;
    for (std::size_t i = 0; i < match::tests_of_slot; ++i)
        slot |= static_cast<match::TrieSlot>(i < addresses.size() ? addresses[i] : match::always) << (16 * i);
    return slot;
}

match::TrieSlot leading_slot(std::span<const std::uint16_t> tests, std::uint32_t first) {
    return match::TrieSlot{tests[0]} | match::TrieSlot{tests[1]} << 16 | match::TrieSlot{first} << 32;
}

match::TrieSlot head_tests(std::span<const std::uint16_t> tests) {
    return match::TrieSlot{tests[2]} << 32 | match::TrieSlot{tests[3]} << 48;
}

std::size_t slots_for(std::size_t tests) {
    return (tests - 2 * match::tests_of_pair + match::tests_of_slot - 1) / match::tests_of_slot;
}

// Makes every node either a leaf or a parent alone, and puts children beyond the limit under further nodes that
// ask nothing.
void make_packable(TrieNode& node) {
    for (TrieNode& child : node.children)
        if (!child.is_leaf()) make_packable(child);
    for (const std::uint32_t orientation : node.ended) node.children.push_back({{}, {orientation}, {}});
    node.ended.clear();
    while (node.children.size() > static_cast<std::size_t>(match::largest_trie_count)) {
        std::vector<TrieNode> bundles;
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            if (i % match::largest_trie_count == 0) bundles.emplace_back();
            bundles.back().children.push_back(std::move(node.children[i]));
        }
        node.children = std::move(bundles);
    }
}

}  // namespace

PackedTrie::PackedTrie(Trie trie) : trie_(std::move(trie)) {
    if (trie_.root.ended.empty() && trie_.root.children.empty()) return;
    make_packable(trie_.root);
    add_slots(1);
    put(0, pack(trie_.root));
}

std::uint32_t PackedTrie::add_slots(std::size_t count) {
    const std::size_t first = slots_.size();
    if (first + count > match::largest_trie_slot) throw std::length_error("these patterns are too many for one trie");
    slots_.resize(first + count);
    reach_.resize(first + count);
    return static_cast<std::uint32_t>(first);
}

void PackedTrie::put(std::size_t place, const Packed& packed) {
    slots_[place] = packed.slot;
    reach_[place] = compiler::packed(packed.reach);
}

std::uint16_t PackedTrie::address(std::uint16_t test) const {
    return match::test_address(trie_.tests[test].step, trie_.tests[test].test);
}

PackedTrie::Packed PackedTrie::pack(const TrieNode& node) {
    std::vector<std::uint16_t> tests;
    // The root is entered unasked: what all patterns share is asked in its block.
    if (&node == &trie_.root) tests.assign(match::tests_of_pair, match::always);
    for (const std::uint16_t test : node.tests) tests.push_back(address(test));
    while (tests.size() < 2 * match::tests_of_pair) tests.push_back(match::always);
    return node.is_leaf() ? pack_leaf(node, tests) : pack_node(node, tests);
}

PackedTrie::Packed PackedTrie::pack_node(const TrieNode& node, std::span<const std::uint16_t> tests) {
    const std::vector<TrieNode>& children = node.children;
    const auto leaves = static_cast<std::size_t>(
        std::count_if(children.begin(), children.end(), [](const TrieNode& child) { return child.is_leaf(); }));
    const std::size_t nodes = children.size() - leaves;
    const std::size_t shared = slots_for(tests.size());
    const std::uint32_t first = add_slots(1 + shared + children.size());
    slots_[first] =
        match::TrieSlot{nodes} | match::TrieSlot{leaves} << 8 | match::TrieSlot{shared} << 16 | head_tests(tests);
    put_tests(first + 1, tests);
    Packed packed{leading_slot(tests, first), {}};
    std::size_t next_node = first + 1 + shared, next_leaf = next_node + nodes;
    for (const TrieNode& child : children) {
        const Packed below = pack(child);
        put(child.is_leaf() ? next_leaf++ : next_node++, below);
        packed.reach = joined(packed.reach, below.reach);
    }
    return packed;
}

PackedTrie::Packed PackedTrie::pack_leaf(const TrieNode& node, std::span<const std::uint16_t> tests) {
    const std::uint32_t orientation = node.ended.front();
    const std::size_t tail = slots_for(tests.size());
    const std::uint32_t first = add_slots(1 + tail);
    slots_[first] = match::TrieSlot{tail} | match::TrieSlot{orientation} << 8 | head_tests(tests);
    put_tests(first + 1, tests);
    return {leading_slot(tests, first), trie_.reach[orientation]};
}

// The tests that neither a node or leaf itself nor its head has room for.
void PackedTrie::put_tests(std::size_t first, std::span<const std::uint16_t> tests) {
    for (std::size_t next = 2 * match::tests_of_pair; next < tests.size(); next += match::tests_of_slot)
        slots_[first++] = tests_slot(tests.subspan(next));
}

}  // namespace katachi::compiler
