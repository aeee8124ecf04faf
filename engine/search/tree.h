// The tree of a search: nodes in one array, the children of a node side by side. Searching threads add to it without
// locks (M. Enzenberger, M. Müller, "A Lock-Free Multithreaded Monte-Carlo Tree Search Algorithm"): now and then one
// count overwrites another, which does no harm.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "engine/board/vertex.h"

namespace katachi::search {

// A sum of results and how many there were.
class Results {
  public:
    Results() = default;
    Results(const Results& other) { *this = other; }
    Results& operator=(const Results& other) {
        count_.store(other.count(), std::memory_order_relaxed);
        sum_.store(other.sum(), std::memory_order_relaxed);
        return *this;
    }

    float count() const { return count_.load(std::memory_order_relaxed); }
    float sum() const { return sum_.load(std::memory_order_relaxed); }
    float mean() const { return sum() / count(); }
    void add(float result, float weight = 1) {
        if (count() >= most_counted) halve();
        count_.store(count() + weight, std::memory_order_relaxed);
        sum_.store(sum() + result * weight, std::memory_order_relaxed);
    }
    // Counts a loss that settle_pending will put right.
    void add_pending() {
        if (count() >= most_counted) halve();
        count_.store(count() + 1, std::memory_order_relaxed);
    }
    void settle_pending(float result) { sum_.store(sum() + result, std::memory_order_relaxed); }

  private:
    // A float can hardly count from there on, so that old results lose half of their weight.
    static constexpr float most_counted = 1 << 23;

    void halve() {
        count_.store(count() / 2, std::memory_order_relaxed);
        sum_.store(sum() / 2, std::memory_order_relaxed);
    }

    std::atomic<float> count_{0};
    std::atomic<float> sum_{0};
};

// A position, by the move that leads to it. Results are those of the side that made the move: 1 won, 0 lost.
struct TreeNode {
    Results results;
    Results rave;                   // of playouts in which the side made the move later
    std::atomic<float> balance{0};  // the mean of Black's points less White's, by area
    float prior = 0;                // the chance that knowledge gives the move; those of siblings add up to 1
    board::Vertex vertex = board::pass_vertex;
    std::uint32_t first_child = 0;
    std::uint16_t child_count = 0;
    std::atomic<std::uint8_t> state{0};  // Growth

    TreeNode() = default;
    TreeNode(const TreeNode& other) { *this = other; }
    TreeNode& operator=(const TreeNode& other);

    void add_balance(float points) {
        const float mean = balance.load(std::memory_order_relaxed);
        balance.store(mean + (points - mean) / std::max(1.0F, results.count()), std::memory_order_relaxed);
    }
};

enum class Growth : std::uint8_t { leaf, growing, grown };

class Tree {
  public:
    // Room for so many nodes.
    explicit Tree(std::uint32_t capacity);

    // The root alone.
    void clear();
    TreeNode& root() { return nodes_[0]; }
    const TreeNode& root() const { return nodes_[0]; }
    std::span<TreeNode> children(const TreeNode& node) { return {&nodes_[node.first_child], node.child_count}; }
    std::span<const TreeNode> children(const TreeNode& node) const {
        return {&nodes_[node.first_child], node.child_count};
    }
    // The room is for the children of one more node.
    bool has_room() const { return capacity_ - size() > static_cast<std::uint32_t>(board::vertex_count); }
    std::uint32_t size() const { return size_.load(std::memory_order_relaxed); }

    // Whether the caller may give the node its children; if so it must call set_children and then
    // grown, or give_up.
    static bool claim(TreeNode& node);
    // Nodes side by side for `count` children; nothing where there is no room.
    std::optional<std::uint32_t> allocate(std::uint16_t count);
    TreeNode& at(std::uint32_t place) { return nodes_[place]; }
    static void set_children(TreeNode& node, std::uint32_t first, std::uint16_t count);
    static void grown(TreeNode& node);
    static void give_up(TreeNode& node);

    // The child of the root becomes the root, with all below it; the rest is gone. False, and a root alone, where
    // there is no such child.
    bool descend(board::Vertex vertex);

  private:
    std::uint32_t capacity_;
    std::unique_ptr<TreeNode[]> nodes_;
    std::unique_ptr<TreeNode[]> spare_;  // where descend puts what it keeps
    std::atomic<std::uint32_t> size_{1};
};

inline bool is_grown(const TreeNode& node) {
    return static_cast<Growth>(node.state.load(std::memory_order_acquire)) == Growth::grown;
}

}  // namespace katachi::search
