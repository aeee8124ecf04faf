#include "engine/search/tree.h"

#include <algorithm>

namespace katachi::search {

TreeNode& TreeNode::operator=(const TreeNode& other) {
    results = other.results;
    rave = other.rave;
    balance.store(other.balance.load(std::memory_order_relaxed), std::memory_order_relaxed);
    prior = other.prior;
    vertex = other.vertex;
    first_child = other.first_child;
    child_count = other.child_count;
    state.store(other.state.load(std::memory_order_relaxed), std::memory_order_relaxed);
    return *this;
}

Tree::Tree(std::uint32_t capacity)
    : capacity_(capacity),
      nodes_(std::make_unique<TreeNode[]>(capacity)),
      spare_(std::make_unique<TreeNode[]>(capacity)) {}

void Tree::clear() {
    nodes_[0] = TreeNode();
    size_ = 1;
}

bool Tree::claim(TreeNode& node) {
    auto leaf = static_cast<std::uint8_t>(Growth::leaf);
    return node.state.compare_exchange_strong(leaf, static_cast<std::uint8_t>(Growth::growing),
                                              std::memory_order_acquire);
}

std::optional<std::uint32_t> Tree::allocate(std::uint16_t count) {
    std::uint32_t first = size();
    do
        if (capacity_ - first < count) return std::nullopt;
    while (!size_.compare_exchange_weak(first, first + count, std::memory_order_relaxed));
    return first;
}

void Tree::set_children(TreeNode& node, std::uint32_t first, std::uint16_t count) {
    node.first_child = first;
    node.child_count = count;
}

void Tree::grown(TreeNode& node) {
    node.state.store(static_cast<std::uint8_t>(Growth::grown), std::memory_order_release);
}

void Tree::give_up(TreeNode& node) {
    node.state.store(static_cast<std::uint8_t>(Growth::leaf), std::memory_order_release);
}

bool Tree::descend(board::Vertex vertex) {
    const auto family = children(root());
    const auto found =
        std::find_if(family.begin(), family.end(), [&](const TreeNode& child) { return child.vertex == vertex; });
    if (!is_grown(root()) || found == family.end()) {
        clear();
        return false;
    }
    spare_[0] = *found;
    std::uint32_t size = 1;
    for (std::uint32_t parent = 0; parent < size; ++parent) {
        TreeNode& node = spare_[parent];
        if (!is_grown(node)) continue;
        const auto from = children(node);
        std::copy(from.begin(), from.end(), &spare_[size]);
        node.first_child = size;
        size += node.child_count;
    }
    std::swap(nodes_, spare_);
    size_ = size;
    return true;
}

}  // namespace katachi::search
