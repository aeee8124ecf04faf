#include "engine/life/closed/settled_zones.h"

#include <algorithm>
#include <span>

namespace katachi::life {

namespace {

// The tag is never that of a place that nothing was stored in.
std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 18U) | 1U; }

}  // namespace

template <typename Window>
void SettledZones<Window>::begin(bool goes_on) {
    if (goes_on) return;
    ++generation_;
    count_ = 0;
}

template <typename Window>
auto SettledZones<Window>::asked(PointSet<Window> zone) const -> Asked {
    return {zone, zone.bits() * 0xD6E8FEB86659FD93 + std::uint64_t{generation_} * 0xFF51AFD7ED558CCD};
}

// Sums of products, of which only the upper bits are mixed well: there are many to make.
template <typename Window>
std::uint64_t SettledZones<Window>::hash(const Asked& asked, const SmallBoard<Window>& board, Side to_move) {
    constexpr std::uint64_t salt_of_attacker = 0x9FB21C651E98DF25;
    const std::uint64_t attackers = (board.stones(Side::attacker) & asked.zone).bits();
    const std::uint64_t defenders = (board.stones(Side::defender) & asked.zone).bits();
    return attackers * 0x9E3779B97F4A7C15 + defenders * 0xC2B2AE3D27D4EB4F + asked.salt +
           (to_move == Side::attacker ? salt_of_attacker : 0);
}

template <typename Window>
bool SettledZones<Window>::agrees(const Entry& entry, const SmallBoard<Window>& board) {
    if (!((board.stones(Side::attacker) & entry.zone) == entry.attackers)) return false;
    if (!((board.stones(Side::defender) & entry.zone) == entry.defenders)) return false;
    // A life saves what stands in the zone; a capture takes all that stands.
    if (!((entry.is_captured ? board.goal() : board.goal() & entry.zone) == entry.goal)) return false;
    return (entry.safe_attackers - board.safe(Side::attacker)).empty() &&
           (entry.safe_defenders - board.safe(Side::defender)).empty();
}

template <typename Window>
void SettledZones<Window>::move_zone(std::size_t from, std::size_t to) {
    const auto begin = zones_.begin(), moved = begin + static_cast<std::ptrdiff_t>(from);
    std::rotate(begin + static_cast<std::ptrdiff_t>(to), moved, moved + 1);
}

template <typename Window>
auto SettledZones<Window>::find(const SmallBoard<Window>& board, Side to_move) -> std::optional<Settled> {
    for (std::size_t i = 0; i < count_; ++i) {
        const std::uint64_t found = hash(zones_[i], board, to_move);
        const std::size_t place = found >> 50U;
        if (tags_[place] != tag_of(found)) continue;
        const Entry& entry = entries_[place];
        if (entry.generation != generation_ || entry.to_move != to_move || !agrees(entry, board)) continue;
        move_zone(i, 0);
        return Settled{entry.is_captured, entry.zone};
    }
    return std::nullopt;
}

template <typename Window>
void SettledZones<Window>::store(const SmallBoard<Window>& board, Side to_move, const Settled& settled) {
    const PointSet zone = settled.zone, near = zone | zone.beside();
    const Asked in_zone = asked(zone);
    const std::uint64_t found = hash(in_zone, board, to_move);
    const std::size_t place = found >> 50U;
    tags_[place] = tag_of(found);
    entries_[place] = {.zone = zone,
                       .attackers = board.stones(Side::attacker) & zone,
                       .defenders = board.stones(Side::defender) & zone,
                       .goal = settled.is_captured ? board.goal() : board.goal() & zone,
                       .safe_attackers = board.safe(Side::attacker) & near,
                       .safe_defenders = board.safe(Side::defender) & near,
                       .generation = generation_,
                       .to_move = to_move,
                       .is_captured = settled.is_captured};
    const auto zones = std::span(zones_).first(count_);
    const auto at = static_cast<std::size_t>(std::ranges::find(zones, zone, &Asked::zone) - zones.begin());
    if (at < count_) return move_zone(at, 0);
    if (count_ < most_zones) ++count_;
    zones_[count_ - 1] = in_zone;
    move_zone(count_ - 1, count_ / 2);  // before those of use it has to be of use itself
}

template class SettledZones<SquareWindow>;
template class SettledZones<LongWindow>;

}  // namespace katachi::life
