// Findings of searches by the keys of positions, in a table of fixed size. Of two findings for one place the newer one
// stays.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/memory/zeroed_array.h"
#include "engine/life/life_numbers.h"

namespace katachi::life {

// The keys of the positions from the root to the one at hand.
class SearchPath {
  public:
    void clear();
    void push(std::uint64_t key);
    void pop();
    int depth() const { return static_cast<int>(keys_.size()); }
    // The depth of the position with this key, -1 where it is not on the path.
    int find(std::uint64_t key) const { return counts_[place(key)] == 0 ? -1 : search(key); }
    // The key of the line from the root to the position at `depth`.
    std::uint64_t line(int depth) const { return lines_[static_cast<std::size_t>(depth)]; }

  private:
    int search(std::uint64_t key) const;
    static std::size_t place(std::uint64_t key) { return key % places; }

    static constexpr std::size_t places = 256;

    std::vector<std::uint64_t> keys_;
    std::vector<std::uint64_t> lines_;
    std::array<std::uint32_t, places> counts_{};  // of keys by their last digits: most positions repeat none
};

// Who wins kos, in the order in which that helps the attacker.
enum class KoFavour : std::uint8_t { defender, nobody, attacker };

// `Found` is what is known of a position that is settled.
template <typename Found>
class FindingTable {
  public:
    explicit FindingTable(std::size_t entries);

    // Begins a search of `nodes` positions. If it goes on with the same board and goal, settlements are kept where no
    // ko was met, or where the winner wins kos at least as well now. If the same side wins kos, all findings of the
    // last search are kept.
    void begin(std::uint64_t nodes, KoFavour ko_favour, bool goes_on);
    // False where nothing is known that holds on this path.
    bool find(std::uint64_t key, const SearchPath& path, Found& finding) const;
    // Asks for the place of what will soon be looked for.
    void fetch(std::uint64_t key) const { __builtin_prefetch(&entries_[key & mask_]); }
    void store(std::uint64_t key, const SearchPath& path, const Found& finding);

  private:
    struct Entry;
    bool still_holds(const Entry& entry) const;

    // The fields that most look-ups need lie together.
    struct Entry {
        std::uint64_t key = 0;
        std::uint32_t generation = 0;
        Numbers numbers;
        bool met_ko = false;
        KoFavour ko_favour = KoFavour::nobody;
    };
    struct Settlement {
        Found finding;
        std::uint64_t line = 0;  // to the last position that the finding depends on
    };

    base::ZeroedArray<Entry> entries_;
    base::ZeroedArray<Settlement> settlements_;  // of entries that are settled
    std::uint64_t mask_ = 0;
    std::uint32_t generation_ = 0;
    std::uint32_t first_generation_ = 0;  // on this board
    KoFavour ko_favour_ = KoFavour::nobody;
};
using LifeTable = FindingTable<Finding>;

// What positions that are not settled look like at first sight, in a small table.
class FirstSights {
  public:
    explicit FirstSights(std::size_t entries);

    // All that is known is forgotten unless the search goes on with the board and the goal of the one before.
    void begin(bool goes_on);
    std::optional<Numbers> find(std::uint64_t key) const;
    void fetch(std::uint64_t key) const { __builtin_prefetch(&entries_[key & (entries_.size() - 1)]); }
    void store(std::uint64_t key, Numbers numbers);

  private:
    struct Entry {
        std::uint64_t key = 0;
        Numbers numbers;
    };
    std::uint64_t key_here(std::uint64_t key) const { return key ^ salt_; }

    std::vector<Entry> entries_;
    std::uint64_t salt_ = 0;  // of this board and goal
};

// Inline, since they are asked of most moves.
template <typename Found>
bool FindingTable<Found>::still_holds(const Entry& entry) const {
    if (entry.generation == generation_) return true;
    if (entry.generation < first_generation_ || !entry.numbers.is_settled()) return false;
    if (!entry.met_ko) return true;
    return entry.numbers.proof == 0 ? entry.ko_favour <= ko_favour_ : entry.ko_favour >= ko_favour_;
}

template <typename Found>
bool FindingTable<Found>::find(std::uint64_t key, const SearchPath& path, Found& finding) const {
    const Entry& entry = entries_[key & mask_];
    if (entry.key != key || !still_holds(entry)) return false;
    const bool is_settled = entry.numbers.is_settled();
    if (!is_settled) {
        finding = {.numbers = entry.numbers};
        return true;
    }
    const Settlement& settlement = settlements_[key & mask_];
    const Dependence& dependence = settlement.finding.dependence;
    if (dependence.any() && (dependence.last >= path.depth() || path.line(dependence.last) != settlement.line))
        return false;
    finding = settlement.finding;
    return true;
}

inline std::optional<Numbers> FirstSights::find(std::uint64_t key) const {
    const Entry& entry = entries_[key & (entries_.size() - 1)];
    if (entry.key != key_here(key)) return std::nullopt;
    return entry.numbers;
}

}  // namespace katachi::life
