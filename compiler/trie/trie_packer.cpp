#include "compiler/trie/trie_packer.h"

#include <algorithm>
#include <stdexcept>

namespace katachi {

namespace {

Trie::Reach joined(const Trie::Reach& a, const Trie::Reach& b) {
    return {std::max(a.up, b.up), std::max(a.down, b.down), std::max(a.left, b.left), std::max(a.right, b.right)};
}

TrieReach packed(const Trie::Reach& reach) {
    const auto number = [](int distance) { return std::min(distance, unlimited_reach); };
    return static_cast<TrieReach>(number(reach.up) | number(reach.down) << 4 | number(reach.left) << 8 |
                                  number(reach.right) << 12);
}

TrieSlot tests_slot(std::span<const std::uint16_t> addresses) {
    TrieSlot slot = 0;
    for (std::size_t i = 0; i < tests_of_slot; ++i)
        slot |= static_cast<TrieSlot>(i < addresses.size() ? addresses[i] : always) << (16 * i);
    return slot;
}

// Makes every node either a leaf or a parent alone, and puts children beyond the limit under further nodes that
// ask nothing.
void make_packable(TrieNode& node) {
    for (TrieNode& child : node.children)
        if (!child.is_leaf()) make_packable(child);
    for (const std::uint32_t orientation : node.ended) node.children.push_back({{}, {orientation}, {}});
    node.ended.clear();
    while (node.children.size() > static_cast<std::size_t>(largest_trie_count)) {
        std::vector<TrieNode> bundles;
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            if (i % largest_trie_count == 0) bundles.emplace_back();
            bundles.back().children.push_back(std::move(node.children[i]));
        }
        node.children = std::move(bundles);
    }
}

}  // namespace

PackedTrie::PackedTrie(Trie trie) : trie_(std::move(trie)) {
    if (trie_.reach.empty()) return;
    make_packable(trie_.root);
    add_slots(1);
    put(0, pack_node(trie_.root));
}

std::uint32_t PackedTrie::add_slots(std::size_t count) {
    const std::size_t first = slots_.size();
    if (first + count > largest_trie_slot) throw std::length_error("these patterns are too many for one trie");
    slots_.resize(first + count);
    reach_.resize(first + count);
    return static_cast<std::uint32_t>(first);
}

void PackedTrie::put(std::size_t place, const Packed& packed) {
    slots_[place] = packed.slot;
    reach_[place] = katachi::packed(packed.reach);
}

std::uint16_t PackedTrie::address(std::uint16_t test) const {
    return test_address(trie_.tests[test].step, trie_.tests[test].test);
}

PackedTrie::Packed PackedTrie::pack(const TrieNode& node) {
    if (!node.is_leaf()) return pack_node(node);
    const std::span tests(node.tests);
    if (tests.empty()) return pack_leaf(always, tests, node.ended.front());
    return pack_leaf(address(tests.front()), tests.subspan(1), node.ended.front());
}

// The first test stands in the node itself, unless it is the root, which is entered unasked.
PackedTrie::Packed PackedTrie::pack_node(const TrieNode& node) {
    std::vector<std::uint16_t> shared;
    for (const std::uint16_t test : node.tests) shared.push_back(address(test));
    const bool is_root = &node == &trie_.root;
    const std::uint16_t first_test = is_root || shared.empty() ? always : shared.front();
    if (!is_root && !shared.empty()) shared.erase(shared.begin());

    const std::vector<TrieNode>& children = node.children;
    const auto leaves = static_cast<std::size_t>(
        std::count_if(children.begin(), children.end(), [](const TrieNode& child) { return child.is_leaf(); }));
    const std::size_t nodes = children.size() - leaves;
    const std::size_t shared_slots = (shared.size() + tests_of_slot - 1) / tests_of_slot;
    const std::uint32_t first = add_slots(shared_slots + children.size());
    for (std::size_t i = 0; i < shared_slots; ++i)
        slots_[first + i] = tests_slot(std::span(shared).subspan(i * tests_of_slot));

    Packed packed{
        node_slot(first_test, static_cast<int>(nodes), static_cast<int>(leaves), first, static_cast<int>(shared_slots)),
        {}};
    std::size_t next_node = first + shared_slots, next_leaf = next_node + nodes;
    for (const TrieNode& child : children) {
        const Packed below = pack(child);
        put(child.is_leaf() ? next_leaf++ : next_node++, below);
        packed.reach = joined(packed.reach, below.reach);
    }
    return packed;
}

PackedTrie::Packed PackedTrie::pack_leaf(std::uint16_t test, std::span<const std::uint16_t> tests,
                                         std::uint32_t orientation) {
    std::vector<std::uint16_t> addresses;
    for (const std::uint16_t number : tests) addresses.push_back(address(number));
    while (addresses.size() < tests_of_head) addresses.push_back(always);
    const std::span tail = std::span(addresses).subspan(tests_of_head);
    const std::size_t tail_slots = (tail.size() + tests_of_slot - 1) / tests_of_slot;
    const std::uint32_t first = add_slots(1 + tail_slots);
    slots_[first] =
        TrieSlot{orientation} | static_cast<TrieSlot>(addresses[0]) << 32 | static_cast<TrieSlot>(addresses[1]) << 48;
    for (std::size_t i = 0; i < tail_slots; ++i) slots_[first + 1 + i] = tests_slot(tail.subspan(i * tests_of_slot));
    return {leaf_slot(test, static_cast<int>(tail_slots), first), trie_.reach[orientation]};
}

}  // namespace katachi
