#include "engine/match/trie_profile.h"

#include <array>
#include <bit>
#include <cstring>
#include <numeric>

#include "engine/match/corner_matcher.h"

namespace katachi::match {

namespace {

constexpr std::uint32_t root = 0;

}  // namespace

TrieProfile::TrieProfile(const PatternTables& tables)
    : tables_(tables),
      sets_(board::Position()),
      tests_(tables.trie.slots.size()),
      orientations_(tables.trie.slots.size()),
      hits_(tables.patterns.size()) {
    for (int row = 0; row < board::max_board_size; ++row)
        for (int column = 0; column < board::max_board_size; ++column)
            for (const board::Colour own : {board::Colour::black, board::Colour::white})
                everywhere_.add(board::vertex_at(row, column), own);
    if (!tests_.empty()) count_orientations(root);
}

TrieChildren TrieProfile::block_of(std::uint32_t node) const {
    return children_of(first_slot(tables_.trie.slots[node]), head_of(node));
}

std::uint32_t TrieProfile::count_orientations(std::uint32_t node) {
    const TrieChildren block = block_of(node);
    std::uint32_t count = block.end - block.leaves;
    for (std::uint32_t child = block.nodes; child < block.leaves; ++child) count += count_orientations(child);
    return orientations_[node] = count;
}

void TrieProfile::add(const board::Position& position) {
    visit_corners(tables_.corners, position, [&](const CornerMatch& match) { ++hits_[match.pattern]; });
    if (tests_.empty()) return;
    sets_.assign(position);
    walk(root, everywhere_);
}

// Drops the anchors for which the test does not hold; whether any are left.
bool TrieProfile::keep(AnchorSets& anchors, std::uint16_t test) const {
    std::array<std::uint64_t, 2 * set_words> holds;
    for (std::size_t colour = 0; colour < 2; ++colour)
        std::memcpy(&holds[colour * set_words], sets_.data() + test + colour * set_bytes, set_words * sizeof holds[0]);
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < holds.size(); ++i) any |= anchors.words[i] &= holds[i];
    return any != 0;
}

bool TrieProfile::keep_all(AnchorSets& anchors, TrieSlot tests) const {
    bool any = true;
    for (int i = 0; i < tests_of_slot; ++i) any = keep(anchors, test_of_slot(tests, i));
    return any;
}

void TrieProfile::walk(std::uint32_t node, AnchorSets anchors) {
    const auto& slots = tables_.trie.slots;
    const TrieChildren block = block_of(node);
    tests_[node] += tests_of_pair + tests_of_slot * (block.nodes - block.tests);
    bool any = true;
    for (int i = 0; i < tests_of_pair; ++i) any = keep(anchors, head_test(head_of(node), i));
    for (std::uint32_t slot = block.tests; slot < block.nodes; ++slot) any = keep_all(anchors, slots[slot]);
    if (!any) return;
    for (std::uint32_t child = block.nodes; child < block.end; ++child) {
        tests_[child] += tests_of_pair;
        AnchorSets left = anchors;
        bool alive = true;
        for (int i = 0; i < tests_of_pair; ++i) alive = keep(left, leading_test(slots[child], i));
        if (!alive) continue;
        if (child < block.leaves)
            walk(child, left);
        else
            settle(child, left);
    }
}

void TrieProfile::settle(std::uint32_t leaf, AnchorSets anchors) {
    const TrieSlot head = head_of(leaf);
    std::uint32_t slot = first_slot(tables_.trie.slots[leaf]);
    tests_[leaf] += tests_of_pair;
    bool any = true;
    for (int i = 0; i < tests_of_pair; ++i) any = keep(anchors, head_test(head, i));
    for (std::uint32_t left = tail_slot_count(head); left > 0 && any; --left) {
        tests_[leaf] += tests_of_slot;
        any = keep_all(anchors, tables_.trie.slots[++slot]);
    }
    std::uint64_t& hits = hits_[tables_.orientations[head_orientation(head)].pattern];
    for (const std::uint64_t word : anchors.words) hits += static_cast<std::uint64_t>(std::popcount(word));
}

std::vector<double> TrieProfile::shares() const {
    std::vector<double> tests(hits_.size());
    const auto total = static_cast<double>(std::accumulate(tests_.begin(), tests_.end(), std::uint64_t{0}));
    if (total == 0) return tests;
    share_out(root, 0, tests);
    for (double& share : tests) share /= total;
    return tests;
}

// `above`: an orientation's part of the tests on the way to the node.
void TrieProfile::share_out(std::uint32_t node, double above, std::vector<double>& tests) const {
    const TrieChildren block = block_of(node);
    above += static_cast<double>(tests_[node]) / orientations_[node];
    for (std::uint32_t child = block.nodes; child < block.leaves; ++child) share_out(child, above, tests);
    for (std::uint32_t leaf = block.leaves; leaf < block.end; ++leaf)
        tests[tables_.orientations[head_orientation(head_of(leaf))].pattern] +=
            above + static_cast<double>(tests_[leaf]);
}

}  // namespace katachi::match
