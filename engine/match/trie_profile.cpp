#include "engine/match/trie_profile.h"

#include <array>
#include <bit>
#include <cstring>
#include <numeric>

namespace katachi {

TrieProfile::TrieProfile(const PatternTables& tables)
    : tables_(tables),
      sets_(Position()),
      tests_(tables.trie.slots.size()),
      orientations_(tables.trie.slots.size()),
      hits_(tables.patterns.size()) {
    for (int row = 0; row < max_board_size; ++row)
        for (int column = 0; column < max_board_size; ++column)
            for (const bool white_as_own : {false, true}) everywhere_.add(vertex_at(row, column), white_as_own);
    if (!tests_.empty()) count_orientations(0);
}

std::uint32_t TrieProfile::count_orientations(std::uint32_t slot) {
    const TrieChildren children = children_of(tables_.trie.slots[slot]);
    std::uint32_t count = children.end - children.leaves;
    for (std::uint32_t child = children.first; child < children.leaves; ++child) count += count_orientations(child);
    return orientations_[slot] = count;
}

void TrieProfile::add(const Position& position) {
    if (tests_.empty()) return;
    sets_.assign(position);
    walk(0, everywhere_);
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

void TrieProfile::walk(std::uint32_t slot, const AnchorSets& parent) {
    const auto& slots = tables_.trie.slots;
    const TrieChildren children = children_of(slots[slot]);
    AnchorSets anchors = parent;
    bool any = true;
    for (std::uint32_t shared = first_slot(slots[slot]); shared < children.first; ++shared) {
        tests_[shared] += tests_of_slot;
        for (int i = 0; i < tests_of_slot; ++i) any = keep(anchors, test_of_slot(slots[shared], i));
    }
    if (!any) return;
    for (std::uint32_t child = children.first; child < children.end; ++child) {
        ++tests_[child];
        AnchorSets left = anchors;
        if (!keep(left, slot_test(slots[child]))) continue;
        if (child < children.leaves)
            walk(child, left);
        else
            settle(child, left);
    }
}

void TrieProfile::settle(std::uint32_t leaf, AnchorSets anchors) {
    const auto& slots = tables_.trie.slots;
    std::uint32_t slot = first_slot(slots[leaf]);
    const TrieSlot head = slots[slot];
    tests_[slot] += tests_of_head;
    bool any = true;
    for (int i = 0; i < tests_of_head; ++i) any = keep(anchors, head_test(head, i));
    for (int left = tail_slot_count(slots[leaf]); left > 0 && any; --left) {
        tests_[++slot] += tests_of_slot;
        for (int i = 0; i < tests_of_slot; ++i) any = keep(anchors, test_of_slot(slots[slot], i));
    }
    std::uint64_t& hits = hits_[tables_.orientations[head_orientation(head)].pattern];
    for (const std::uint64_t word : anchors.words) hits += static_cast<std::uint64_t>(std::popcount(word));
}

std::vector<double> TrieProfile::shares() const {
    std::vector<double> tests(hits_.size());
    const auto total = static_cast<double>(std::accumulate(tests_.begin(), tests_.end(), std::uint64_t{0}));
    if (total == 0) return tests;
    share_out(0, 0, tests);
    for (double& share : tests) share /= total;
    return tests;
}

// `above`: an orientation's part of the tests on the way to the node.
void TrieProfile::share_out(std::uint32_t slot, double above, std::vector<double>& tests) const {
    const auto& slots = tables_.trie.slots;
    const TrieChildren children = children_of(slots[slot]);
    std::uint64_t made = tests_[slot];
    for (std::uint32_t shared = first_slot(slots[slot]); shared < children.first; ++shared) made += tests_[shared];
    above += static_cast<double>(made) / orientations_[slot];
    for (std::uint32_t child = children.first; child < children.leaves; ++child) share_out(child, above, tests);
    for (std::uint32_t leaf = children.leaves; leaf < children.end; ++leaf) {
        const std::uint32_t head = first_slot(slots[leaf]);
        std::uint64_t own = tests_[leaf];
        for (int i = 0; i <= tail_slot_count(slots[leaf]); ++i) own += tests_[head + static_cast<std::uint32_t>(i)];
        tests[tables_.orientations[head_orientation(slots[head])].pattern] += above + static_cast<double>(own);
    }
}

}  // namespace katachi
