// Positions that searches of a small board have settled, kept by the contents of their zones. Any other position of the
// same region that agrees with one of them in its zone is settled as well, whatever stands elsewhere (C.-C. Shih and
// others, "A local-pattern related look-up table", 2022).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/life/closed/small_board.h"

namespace katachi::life {

template <typename Window>
class SettledZones {
  public:
    struct Settled {
        bool is_captured;
        PointSet<Window> zone;
    };

    SettledZones() : tags_(places), entries_(places) {}

    // Begins a search. All that is known is forgotten unless it goes on with the board and the goal of the one before.
    void begin(bool goes_on);
    // The settlement of a position in which no ko is forbidden; nothing where no stored zone agrees with the position.
    std::optional<Settled> find(const SmallBoard<Window>& board, Side to_move);
    // Keeps a proof about such a position: the goal is captured, or lives, whoever wins kos, by whatever line the
    // search came there. The zone of the proof has to be closed (closed_zone).
    void store(const SmallBoard<Window>& board, Side to_move, const Settled& settled);

  private:
    static constexpr std::size_t places = std::size_t{1} << 14U;
    static constexpr std::size_t most_zones = 8;

    // Stones in the zone; of safe stones also those that touch it.
    struct Entry {
        PointSet<Window> zone, attackers, defenders, goal;
        PointSet<Window> safe_attackers, safe_defenders;
        std::uint32_t generation = 0;
        Side to_move = Side::attacker;
        bool is_captured = false;
    };

    // A zone in which to look, and its part of a hash.
    struct Asked {
        PointSet<Window> zone;
        std::uint64_t salt = 0;
    };

    Asked asked(PointSet<Window> zone) const;
    static std::uint64_t hash(const Asked& asked, const SmallBoard<Window>& board, Side to_move);
    static bool agrees(const Entry& entry, const SmallBoard<Window>& board);
    void move_zone(std::size_t from, std::size_t to);

    std::vector<std::uint32_t> tags_;  // of the entries, kept close together for the processor
    std::vector<Entry> entries_;
    std::uint32_t generation_ = 0;
    std::array<Asked, most_zones> zones_;  // that which was of use last comes first
    std::size_t count_ = 0;
};

}  // namespace katachi::life
