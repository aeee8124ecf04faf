#include "games/search/time_tables.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "games/search/time_tables.cpp"
#include <hwy/foreach_target.h>  // compiles the part up to HWY_ONCE for each set of instructions

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace katachi::games {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using Lanes = hn::CappedTag<RoughTime, 64>;

constexpr std::size_t begin_of(TimeTable table) { return static_cast<std::size_t>(table) * table_lanes; }

void ClearFirstStones(RoughTime* tables) {
    const Lanes tag;
    const auto never = hn::Set(tag, rough_never);
    for (std::size_t i = 0; i < 2 * table_lanes; i += hn::Lanes(tag)) hn::StoreU(never, tag, tables + i);
}

void JoinFirstStones(RoughTime* tables) {
    const Lanes tag;
    for (std::size_t i = 0; i < table_lanes; i += hn::Lanes(tag)) {
        const auto first = hn::Min(hn::LoadU(tag, tables + begin_of(TimeTable::first_black) + i),
                                   hn::LoadU(tag, tables + begin_of(TimeTable::first_white) + i));
        hn::StoreU(first, tag, tables + begin_of(TimeTable::first_stone) + i);
        hn::StoreU(first, tag, tables + begin_of(TimeTable::end_of_empty) + i);
    }
}

// Bits of lanes `i` on.
template <typename Mask>
HWY_INLINE void store(Mask mask, std::size_t i, PointBits& points) {
    const Lanes tag;
    auto* const bytes = reinterpret_cast<std::uint8_t*>(points.words());
    if constexpr (hn::MaxLanes(tag) >= 8) {
        hn::StoreMaskBits(tag, mask, bytes + i / 8);
    } else {
        if (i % 8 == 0) bytes[i / 8] = 0;
        bytes[i / 8] |= static_cast<std::uint8_t>((hn::AllFalse(tag, mask) ? 0U : 1U) << i % 8);
    }
}

void FindPoints(const RoughTime* tables, PointSets& points) {
    const Lanes tag;
    const auto never = hn::Set(tag, rough_never);
    for (std::size_t i = 0; i < table_lanes; i += hn::Lanes(tag)) {
        const auto never_comes = [&](TimeTable table) {
            return hn::Eq(hn::LoadU(tag, tables + begin_of(table) + i), never);
        };
        store(hn::Not(never_comes(TimeTable::first_black)), i, points.comes[0]);
        store(hn::Not(never_comes(TimeTable::first_white)), i, points.comes[1]);
        store(hn::AndNot(never_comes(TimeTable::first_stone), never_comes(TimeTable::end_of_empty)), i, points.loses);
    }
}

}  // namespace HWY_NAMESPACE
}  // namespace katachi::games
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace katachi::games {

HWY_EXPORT(ClearFirstStones);
HWY_EXPORT(JoinFirstStones);
HWY_EXPORT(FindPoints);

void clear_first_stones(RoughTime* tables) { HWY_DYNAMIC_DISPATCH(ClearFirstStones)(tables); }
void join_first_stones(RoughTime* tables) { HWY_DYNAMIC_DISPATCH(JoinFirstStones)(tables); }
void find_points(const RoughTime* tables, PointSets& points) { HWY_DYNAMIC_DISPATCH(FindPoints)(tables, points); }

}  // namespace katachi::games

#endif
