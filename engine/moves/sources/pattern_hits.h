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

// What a pattern that proposes its move is for.
enum class HitUse : std::uint8_t {
    middle_game,  // shapes that settle it
    corner,
    fuseki,
    judged,  // in the middle of the game, as far as constraint and class letters hold, which the source asks
};

class PatternHits {
  public:
    // Allocates nearly all that is needed later. The tables must stay while it is in use.
    explicit PatternHits(const match::PatternTables& tables);

    const match::PatternTables& tables() const { return tables_; }

    // Those of a use, some patterns several times for one move. Patterns of corners and openings hold on boards that
    // have room for them alone. Stays until another position is asked for.
    std::span<const match::Hit> of(const MoveSituation& situation, HitUse use);

  private:
    static constexpr std::size_t use_count = 4;
    static constexpr std::uint8_t no_use = use_count;

    void find(const match::PatternFilter& filter, board::Colour own);

    match::PatternTables tables_;
    std::vector<std::uint8_t> uses_;  // by pattern: a HitUse or no_use
    match::PatternFilter middle_game_, opening_, judged_;
    match::Matcher matcher_;
    std::array<std::vector<match::Hit>, use_count> hits_;
    board::Colour own_ = board::Colour::empty;  // of the hits; empty before the first
    bool has_judged_ = false;
};

}  // namespace katachi::moves
