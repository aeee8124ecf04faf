#include "compiler/check/facts/glance_index.h"

#include <algorithm>

namespace katachi::compiler {

namespace {

constexpr int levels = 4;

std::uint16_t glance_at(Glance glance, int level) { return static_cast<std::uint16_t>(glance >> (16 * level)); }

}  // namespace

std::size_t GlanceIndex::child(std::size_t node, std::uint16_t glance) {
    const auto& glances = nodes_[node].glances;
    const auto at = static_cast<std::size_t>(std::find(glances.begin(), glances.end(), glance) - glances.begin());
    if (at == glances.size()) {
        nodes_[node].glances.push_back(glance);
        nodes_[node].children.push_back(nodes_.size());
        nodes_.emplace_back();
    }
    return nodes_[node].children[at];
}

void GlanceIndex::add(Glance must_not) {
    std::size_t node = 0;
    for (int level = 0; level < levels; ++level) node = child(node, glance_at(must_not, level));
    nodes_[node].children.push_back(count_++);
}

void GlanceIndex::find(Glance may, std::size_t first, std::vector<std::span<const std::size_t>>& found) const {
    find_below(0, 0, may, first, found);
}

void GlanceIndex::find_below(std::size_t node, int level, Glance may, std::size_t first,
                             std::vector<std::span<const std::size_t>>& found) const {
    const auto& [glances, children] = nodes_[node];
    if (level == levels) {
        const auto begin = std::lower_bound(children.begin(), children.end(), first);
        if (begin != children.end()) found.emplace_back(begin, children.end());
        return;
    }
    const std::uint16_t wanted = glance_at(may, level);
    for (std::size_t i = 0; i < glances.size(); ++i)
        if ((glances[i] & wanted) == 0) find_below(children[i], level + 1, may, first, found);
}

}  // namespace katachi::compiler
