// A position that is judged as far as facts of owners need it, and who owned its points at the end.
#pragma once

#include "engine/analysis/stages.h"
#include "engine/position/owners/owner_fact_reader.h"
#include "games/owners/counted_positions.h"

namespace katachi::games {

class OwnerExample {
  public:
    // What the last two know may be of other positions; they outlive it.
    OwnerExample(const CountedPosition& counted, reading::Tactics& tactics, eyespaces::KnownGames& known);
    OwnerExample(const OwnerExample&) = delete;
    OwnerExample& operator=(const OwnerExample&) = delete;

    const CountedPosition& counted() const { return counted_; }
    const position::OwnerQuestion& question() const { return facts_.question(); }
    position::OwnerFactReader& facts() { return facts_; }

    // What a string's side got of its points, mean.
    float outcome_of(const worms::Worm& string) const;

  private:
    CountedPosition counted_;
    analysis::Stages stages_;
    position::OwnerFactReader facts_;
};

}  // namespace katachi::games
