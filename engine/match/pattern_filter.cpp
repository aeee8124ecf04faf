#include "engine/match/pattern_filter.h"

#include <algorithm>

namespace katachi::match {

namespace {

struct Step {
    std::uint32_t slot, parent;
};

}  // namespace

PatternFilter::PatternFilter(const PatternTables& tables, const std::function<bool(std::uint16_t)>& wants)
    : wanted_(tables.patterns.size()), slots_(std::max<std::size_t>(1, (tables.trie.slots.size() + 63) / 64)) {
    for (std::size_t i = 0; i < wanted_.size(); ++i) wanted_[i] = wants(static_cast<std::uint16_t>(i));
    const auto& trie = tables.trie.slots;
    if (trie.empty()) return;
    const auto mark = [&](std::uint32_t slot) { slots_[slot / 64] |= std::uint64_t{1} << (slot % 64); };
    const auto is_marked = [&](std::uint32_t slot) { return (slots_[slot / 64] >> (slot % 64) & 1) != 0; };

    std::vector<Step> nodes{{0, 0}};  // parents before their children
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const std::uint32_t node = nodes[i].slot;
        const TrieChildren children = children_of(first_slot(trie[node]), trie[first_slot(trie[node])]);
        for (std::uint32_t child = children.nodes; child < children.leaves; ++child) nodes.push_back({child, node});
        for (std::uint32_t leaf = children.leaves; leaf < children.end; ++leaf) {
            const std::uint32_t orientation = head_orientation(trie[first_slot(trie[leaf])]);
            if (!wanted_[tables.orientations[orientation].pattern]) continue;
            mark(leaf);
            mark(node);
        }
    }
    for (auto step = nodes.rbegin(); step != nodes.rend(); ++step)
        if (is_marked(step->slot)) mark(step->parent);
}

}  // namespace katachi::match
