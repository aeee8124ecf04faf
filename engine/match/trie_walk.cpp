#include "engine/match/trie_walk.h"

#include <algorithm>
#include <cstring>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engine/match/trie_walk.cpp"
#include <hwy/foreach_target.h>  // compiles the part up to HWY_ONCE for each set of instructions

#include <hwy/cache_control.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace katachi::match {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using Words = hn::CappedTag<std::uint64_t, set_words>;
using Vector = hn::Vec<Words>;

constexpr int lanes = hn::MaxLanes(Words());
constexpr int half = set_words / lanes;  // vectors of one colour
constexpr std::size_t queue_limit = 64;

// Both colours' sets in registers.
struct Sets {
    Vector part[2 * half];
};

HWY_INLINE Sets load(const AnchorSets& anchors) {
    Sets sets;
    for (int i = 0; i < 2 * half; ++i) sets.part[i] = hn::Load(Words(), anchors.words.data() + i * lanes);
    return sets;
}

HWY_INLINE void store(const Sets& sets, AnchorSets& anchors) {
    for (int i = 0; i < 2 * half; ++i) hn::Store(sets.part[i], Words(), anchors.words.data() + i * lanes);
}

// A set may begin at any byte.
HWY_INLINE Vector load_bytes(const std::uint8_t* bytes) {
#if HWY_TARGET == HWY_SCALAR
    std::uint64_t word;
    std::memcpy(&word, bytes, sizeof word);
    return hn::Set(Words(), word);
#else
    return hn::BitCast(Words(), hn::LoadU(hn::Repartition<std::uint8_t, Words>(), bytes));
#endif
}

HWY_INLINE Sets both(const Sets& sets, const std::uint8_t* test) {
    Sets result;
    for (int i = 0; i < half; ++i) {
        result.part[i] = hn::And(sets.part[i], load_bytes(test + i * lanes * 8));
        result.part[half + i] = hn::And(sets.part[half + i], load_bytes(test + set_bytes + i * lanes * 8));
    }
    return result;
}

HWY_INLINE bool any(const Sets& sets) {
    Vector sum = sets.part[0];
    for (int i = 1; i < 2 * half; ++i) sum = hn::Or(sum, sets.part[i]);
    return !hn::AllTrue(Words(), hn::Eq(sum, hn::Zero(Words())));
}

HWY_INLINE Sets within(const Sets& sets, const ReachMasks& masks, TrieReach reach) {
    Sets result;
    for (int i = 0; i < half; ++i) {
        const auto part = [&](const PointMask& points) { return hn::Load(Words(), points.words.data() + i * lanes); };
        const Vector mask = hn::And(part(masks.rows[reach & 0xFF]), part(masks.columns[reach >> 8]));
        result.part[i] = hn::And(sets.part[i], mask);
        result.part[half + i] = hn::And(sets.part[half + i], mask);
    }
    return result;
}

HWY_INLINE std::uint32_t words_with_bits(const AnchorSets& anchors) {
    std::uint32_t mask = 0;
    for (int i = 0; i < 2 * half; ++i) {
        std::uint8_t bits[8] = {};
        const Vector part = hn::Load(Words(), anchors.words.data() + i * lanes);
        hn::StoreMaskBits(Words(), hn::Ne(part, hn::Zero(Words())), bits);
        mask |= static_cast<std::uint32_t>(bits[0]) << (i * lanes);
    }
    return mask;
}

// Everything is inlined into one function, so that what changes and what is looked at again and again stays in
// registers: nothing that is stored can be taken for it.
template <bool filtered, bool reached>
class Walker {
  public:
    HWY_INLINE explicit Walker(const TrieWalk::State& state) : s_(state) {}

    HWY_INLINE void run(TrieWalk::State& state) {
        while (s_.stack_size > 0) {
            --s_.stack_size;
            visit(s_.stack_nodes[s_.stack_size], load(s_.stack[s_.stack_size]));
            if (queued_ < queue_limit && s_.stack_size > 0) continue;
            settle_queue();
            if (s_.hit_count > 0) break;
        }
        state.stack_size = s_.stack_size;
        state.hit_count = s_.hit_count;
    }

  private:
    HWY_INLINE void visit(TrieSlot node, Sets anchors) {
        const TrieSlot head = s_.slots[first_slot(node)];
        const TrieChildren block = children_of(first_slot(node), head);
        for (int i = 0; i < tests_of_pair; ++i) anchors = both(anchors, s_.sets + head_test(head, i));
        for (std::uint32_t slot = block.tests; slot < block.nodes; ++slot) anchors = all_of(anchors, s_.slots[slot]);
        if (!any(anchors)) return;
        std::uint32_t slot = block.nodes;
        for (; slot < block.leaves; ++slot)
            s_.stack_size += try_child(anchors, slot, s_.stack[s_.stack_size], s_.stack_nodes[s_.stack_size]);
        for (; slot < block.end; ++slot)
            queued_ += try_child(anchors, slot, s_.queue[queued_], s_.queue_leaves[queued_]);
    }

    // Writes what the child leaves of the anchors, and answers 1 if that is anything, else 0.
    HWY_INLINE std::size_t try_child(const Sets& anchors, std::uint32_t slot, AnchorSets& left, TrieSlot& child) {
        const TrieSlot entry = s_.slots[slot];
        Sets sets = both(anchors, s_.sets + leading_test(entry, 0));
        sets = both(sets, s_.sets + leading_test(entry, 1));
        if constexpr (reached) sets = within(sets, *s_.reach, s_.slot_reach[slot]);
        hwy::Prefetch(s_.slots + first_slot(entry));
        store(sets, left);
        child = entry;
        std::size_t alive = any(sets) ? 1 : 0;
        if constexpr (filtered) alive &= s_.wanted[slot / 64] >> (slot % 64);
        return alive;
    }

    HWY_INLINE Sets all_of(Sets sets, TrieSlot tests) const {
        HWY_UNROLL(4)
        for (int i = 0; i < tests_of_slot; ++i) sets = both(sets, s_.sets + test_of_slot(tests, i));
        return sets;
    }

    HWY_INLINE void settle_queue() {
        for (std::size_t i = 0; i < queued_; ++i) {
            hwy::Prefetch(s_.slots + first_slot(s_.queue_leaves[i + 2]));
            settle(s_.queue_leaves[i], load(s_.queue[i]));
        }
        queued_ = 0;
    }

    HWY_INLINE void settle(TrieSlot leaf, Sets anchors) {
        const TrieSlot* slot = s_.slots + first_slot(leaf);
        const TrieSlot head = *slot++;
        for (int i = 0; i < tests_of_pair; ++i) anchors = both(anchors, s_.sets + head_test(head, i));
        for (std::uint32_t left = tail_slot_count(head); left > 0 && any(anchors); --left)
            anchors = all_of(anchors, *slot++);
        // Written in any case; it counts if anything is left.
        TrieHit& hit = s_.hits[s_.hit_count];
        store(anchors, hit.anchors);
        hit.orientation = head_orientation(head);
        s_.hit_count += any(anchors) ? 1 : 0;
    }

    TrieWalk::State s_;
    std::size_t queued_ = 0;
};

template <bool filtered, bool reached>
HWY_NOINLINE void walk_on(TrieWalk::State& state) {
    Walker<filtered, reached>(state).run(state);
}

void walk(TrieWalk::State& state) {
    const bool filtered = state.wanted != nullptr, reached = state.reach != nullptr;
    if (filtered)
        reached ? walk_on<true, true>(state) : walk_on<true, false>(state);
    else
        reached ? walk_on<false, true>(state) : walk_on<false, false>(state);
    for (std::size_t i = 0; i < state.hit_count; ++i) state.hits[i].words = words_with_bits(state.hits[i].anchors);
}

}  // namespace HWY_NAMESPACE
}  // namespace katachi::match
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace katachi::match {

HWY_EXPORT(walk);

namespace {

// A batch ends with the node that fills it.
constexpr std::size_t largest_queue = 64 + largest_trie_count + 1;
constexpr std::size_t prefetch_room = 2;  // settling looks ahead so far

}  // namespace

TrieWalk::TrieWalk(const TrieTables& trie)
    : stack_(largest_stack(trie) + 1),
      queue_(largest_queue),
      stack_nodes_(stack_.size()),
      queue_leaves_(largest_queue + prefetch_room),
      hits_(largest_queue),
      state_{trie.slots.empty() ? nullptr : trie.slots.data(),
             trie.reach.data(),
             nullptr,
             nullptr,
             nullptr,
             stack_.data(),
             stack_nodes_.data(),
             0,
             queue_.data(),
             queue_leaves_.data(),
             hits_.data(),
             0} {}

void TrieWalk::start(const BoardSets& sets, const AnchorSets& anchors, std::span<const std::uint64_t> wanted,
                     const ReachMasks* reach) {
    state_.sets = sets.data();
    state_.wanted = wanted.empty() ? nullptr : wanted.data();
    state_.reach = reach;
    state_.stack_size = 0;
    if (state_.slots == nullptr) return;
    stack_.front() = anchors;
    stack_nodes_.front() = state_.slots[0];
    state_.stack_size = 1;
}

std::span<const TrieHit> TrieWalk::next() {
    state_.hit_count = 0;
    if (state_.stack_size > 0) HWY_DYNAMIC_DISPATCH(walk)(state_);
    return {hits_.data(), state_.hit_count};
}

std::size_t largest_stack(const TrieTables& trie) {
    if (trie.slots.empty()) return 0;
    std::size_t largest = 1;
    std::vector<TrieSlot> stack{trie.slots.front()};
    std::vector<bool> met(trie.slots.size());
    const auto meet = [&](std::size_t first, std::size_t count) {
        for (std::size_t i = first; i < first + count; ++i) {
            if (i >= met.size() || met[i]) return false;
            met[i] = true;
        }
        return true;
    };
    if (!meet(0, 1)) return 0;
    while (!stack.empty()) {
        const std::size_t first = first_slot(stack.back());
        stack.pop_back();
        if (!meet(first, 1)) return 0;
        const TrieChildren block = children_of(static_cast<std::uint32_t>(first), trie.slots[first]);
        if (!meet(block.tests, block.end - block.tests)) return 0;
        for (std::uint32_t child = block.nodes; child < block.leaves; ++child) stack.push_back(trie.slots[child]);
        for (std::uint32_t leaf = block.leaves; leaf < block.end; ++leaf) {
            const std::size_t head = first_slot(trie.slots[leaf]);
            if (!meet(head, 1) || !meet(head + 1, tail_slot_count(trie.slots[head]))) return 0;
        }
        largest = std::max(largest, stack.size());
    }
    return largest;
}

}  // namespace katachi::match
#endif  // HWY_ONCE
