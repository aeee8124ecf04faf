// The patterns of tables that hold in a position for the side to move: found in one pass for all sources over these
// tables, and kept by what they are for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/match/matcher.h"
#include "engine/moves/sources/move_situation.h"

namespace katachi::moves {

// What a pattern is for.
enum class HitUse : std::uint8_t {
    middle_game,
    endgame,
    corner,
    fuseki,
    warning,  // its move, or one that its action names, must not be played
};

constexpr std::array all_hit_uses{HitUse::middle_game, HitUse::endgame, HitUse::corner, HitUse::fuseki,
                                  HitUse::warning};

class PatternHits {
  public:
    // Allocates nearly all that is needed later. The tables must stay while it is in use.
    explicit PatternHits(const match::PatternTables& tables);

    const match::PatternTables& tables() const { return tables_; }

    // Those of a use whose shape settles that they hold, some patterns several times for one move. Patterns of corners
    // and openings hold on boards that have room for them alone. Stays until another position is asked for.
    std::span<const match::Hit> settled(const MoveSituation& situation, HitUse use);
    // The same of those whose constraint, action, helper or class letters must be asked; looked for when first wanted.
    std::span<const match::Hit> open(const MoveSituation& situation, HitUse use);

  private:
    static constexpr std::uint8_t no_use = all_hit_uses.size();
    using HitsByUse = std::array<std::vector<match::Hit>, all_hit_uses.size()>;

    void go_to(const MoveSituation& situation);
    void find(const match::PatternFilter& filter, HitsByUse& hits);

    match::PatternTables tables_;
    std::vector<std::uint8_t> uses_;  // by pattern: a HitUse or no_use
    match::PatternFilter settled_filter_, open_filter_;
    match::Matcher matcher_;
    HitsByUse settled_, open_;
    board::Colour own_ = board::Colour::empty;  // of the hits; empty before the first
    bool has_room_for_openings_ = false;
    bool has_open_ = false;
};

}  // namespace katachi::moves
