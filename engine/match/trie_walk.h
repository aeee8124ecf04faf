// The walk over the trie: from a set of anchors to the orientations that match on some of them.
//
// Depth first, with a stack of nodes and the anchors that are left there. The children of a node are tried in a
// loop without branches: the anchors that a child leaves are always written to the top of the stack, and the top
// only moves where any are left. Leaves go to a queue and are settled in batches.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/match/anchor_sets.h"
#include "engine/match/tables/trie_tables.h"

namespace katachi::match {

// Anchors from which the changed points can be seen, for each value of a TrieReach's lower byte (rows) and of its
// upper byte (columns); only for those that occur in the trie.
struct ReachMasks {
    std::array<PointMask, 256> rows, columns;
};

// Orientations that match, and where.
struct TrieHit {
    AnchorSets anchors;
    std::uint32_t orientation;
    std::uint32_t words;  // bit i: anchors.words[i] is not 0
};

class TrieWalk {
  public:
    // Allocates all that walks over these tables need, which must stay in place.
    explicit TrieWalk(const TrieTables& trie);

    // Begins a walk over `sets`, which must stay as they are until its end. `wanted` has a bit for each slot (see
    // PatternFilter), or none for all. With `reach`, anchors of a node that lie outside of its reach are dropped.
    void start(const BoardSets& sets, const AnchorSets& anchors, std::span<const std::uint64_t> wanted = {},
               const ReachMasks* reach = nullptr);

    // The next hits; none at the end. Good until the next call.
    std::span<const TrieHit> next();

    // Plain data that the vector code works on.
    struct State {
        const TrieSlot* slots;
        const TrieReach* slot_reach;
        const std::uint8_t* sets;
        const std::uint64_t* wanted;  // nullptr for all
        const ReachMasks* reach;      // nullptr for none
        AnchorSets* stack;
        TrieSlot* stack_nodes;
        std::size_t stack_size;
        AnchorSets* queue;
        TrieSlot* queue_leaves;
        TrieHit* hits;
        std::size_t hit_count;
    };

  private:
    std::vector<AnchorSets> stack_, queue_;
    std::vector<TrieSlot> stack_nodes_, queue_leaves_;
    std::vector<TrieHit> hits_;
    State state_;
};

// Nodes that a walk on which every test holds has on its stack at most; slots beyond those of `trie` are never
// looked at. Every slot is met at most once, else 0: then the slots are no trie.
std::size_t largest_stack(const TrieTables& trie);

}  // namespace katachi::match
