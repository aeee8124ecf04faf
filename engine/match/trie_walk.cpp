#include "engine/match/trie_walk.h"

#include <algorithm>
#include <cstring>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engine/match/trie_walk.cpp"
#include <hwy/foreach_target.h>  // compiles the part up to HWY_ONCE for each set of instructions

#include <hwy/cache_control.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace katachi {
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
        const auto part = [&](const PointMask& mask) { return hn::Load(Words(), mask.words.data() + i * lanes); };
        const Vector mask = hn::And(hn::And(part(masks.up[reach & 15]), part(masks.down[reach >> 4 & 15])),
                                    hn::And(part(masks.left[reach >> 8 & 15]), part(masks.right[reach >> 12])));
        result.part[i] = hn::And(sets.part[i], mask);
        result.part[half + i] = hn::And(sets.part[half + i], mask);
    }
    return result;
}

HWY_INLINE std::uint32_t words_with_bits(const AnchorSets& anchors) {
    std::uint32_t mask = 0;
    for (int i = 0; i < 2 * set_words; ++i) mask |= static_cast<std::uint32_t>(anchors.words[i] != 0) << i;
    return mask;
}

// Walks in local copies of the state's counters, which stay in registers.
template <bool filtered, bool reached>
class Walker {
  public:
    explicit Walker(TrieWalk::State& state) : state_(state), top_(state.stack_size) {}

    void run() {
        while (top_ > 0) {
            --top_;
            visit(state_.stack_nodes[top_], load(state_.stack[top_]));
            if (queued_ < queue_limit) continue;
            settle_queue();
            if (state_.hit_count > 0) break;
        }
        if (state_.hit_count == 0) settle_queue();
        state_.stack_size = top_;
    }

  private:
    HWY_INLINE void visit(TrieSlot node, Sets anchors) {
        std::uint32_t slot = first_slot(node);
        if (const int shared = shared_slot_count(node); shared > 0) {
            for (const std::uint32_t end = slot + static_cast<std::uint32_t>(shared); slot < end; ++slot)
                anchors = all_of(anchors, state_.slots[slot]);
            if (!any(anchors)) return;
        }
        const std::uint32_t leaves = slot + static_cast<std::uint32_t>(node_count(node));
        for (; slot < leaves; ++slot) top_ += try_child(anchors, slot, state_.stack[top_], state_.stack_nodes[top_]);
        const std::uint32_t end = leaves + static_cast<std::uint32_t>(leaf_count(node));
        for (; slot < end; ++slot)
            queued_ += try_child(anchors, slot, state_.queue[queued_], state_.queue_leaves[queued_]);
    }

    // Writes what the child leaves of the anchors, and answers 1 if that is anything, else 0.
    HWY_INLINE std::size_t try_child(const Sets& anchors, std::uint32_t slot, AnchorSets& left, TrieSlot& child) {
        const TrieSlot entry = state_.slots[slot];
        Sets sets = both(anchors, state_.sets + slot_test(entry));
        if constexpr (reached) sets = within(sets, *state_.reach, state_.slot_reach[slot]);
        store(sets, left);
        child = entry;
        std::size_t alive = any(sets) ? 1 : 0;
        if constexpr (filtered) alive &= state_.wanted[slot / 64] >> (slot % 64);
        return alive & 1;
    }

    HWY_INLINE Sets all_of(const Sets& anchors, TrieSlot tests) {
        Sets sets = anchors;
        for (int i = 0; i < tests_of_slot; ++i) sets = both(sets, state_.sets + test_of_slot(tests, i));
        return sets;
    }

    void settle_queue() {
        for (std::size_t i = 0; i < queued_; ++i) {
            hwy::Prefetch(state_.slots + first_slot(state_.queue_leaves[i + 2]));
            settle(state_.queue_leaves[i], load(state_.queue[i]));
        }
        queued_ = 0;
    }

    HWY_INLINE void settle(TrieSlot leaf, Sets anchors) {
        const TrieSlot* slot = state_.slots + first_slot(leaf);
        const TrieSlot head = *slot++;
        for (int i = 0; i < tests_of_head; ++i) anchors = both(anchors, state_.sets + head_test(head, i));
        for (int left = tail_slot_count(leaf); left > 0 && any(anchors); --left) anchors = all_of(anchors, *slot++);
        if (!any(anchors)) return;
        TrieHit& hit = state_.hits[state_.hit_count++];
        store(anchors, hit.anchors);
        hit.orientation = head_orientation(head);
        hit.words = words_with_bits(hit.anchors);
    }

    TrieWalk::State& state_;
    std::size_t top_;
    std::size_t queued_ = 0;
};

void walk(TrieWalk::State& state) {
    const bool filtered = state.wanted != nullptr, reached = state.reach != nullptr;
    if (filtered)
        reached ? Walker<true, true>(state).run() : Walker<true, false>(state).run();
    else
        reached ? Walker<false, true>(state).run() : Walker<false, false>(state).run();
}

}  // namespace HWY_NAMESPACE
}  // namespace katachi
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace katachi {

HWY_EXPORT(walk);

namespace {

// A batch ends with the node that fills it.
constexpr std::size_t largest_queue = 64 + largest_trie_count;
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
        const TrieSlot node = stack.back();
        stack.pop_back();
        const TrieChildren children = children_of(node);
        if (!meet(first_slot(node), children.end - first_slot(node))) return 0;
        for (std::uint32_t child = children.first; child < children.leaves; ++child) stack.push_back(trie.slots[child]);
        for (std::uint32_t leaf = children.leaves; leaf < children.end; ++leaf)
            if (!meet(first_slot(trie.slots[leaf]), 1 + static_cast<std::size_t>(tail_slot_count(trie.slots[leaf]))))
                return 0;
        largest = std::max(largest, stack.size());
    }
    return largest;
}

}  // namespace katachi
#endif  // HWY_ONCE
