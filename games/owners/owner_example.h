// A position that is judged as far as facts of owners need it, and who owned its points at the end.
#pragma once

#include "engine/analysis/position_owners.h"
#include "engine/position/owners/owner_fact_reader.h"
#include "games/owners/counted_positions.h"

namespace katachi::games {

class OwnerExample {
  public:
    // What the last two know may be of other positions; they outlive it.
    OwnerExample(const CountedPosition& counted, reading::Tactics& tactics, eyespaces::KnownGames& known)
        : counted_(counted), tactics_(tactics), stages_(tactics, known), facts_(judged(counted)) {}
    OwnerExample(const OwnerExample&) = delete;
    OwnerExample& operator=(const OwnerExample&) = delete;

    const CountedPosition& counted() const { return counted_; }
    position::OwnerQuestion question() { return analysis::owner_question(stages_, tactics_); }
    position::OwnerFactReader& facts() { return facts_; }

    // What a string's side got of its points, mean.
    float outcome_of(const worms::Worm& string) const {
        float sum = 0;
        for (const board::Vertex stone : string.stones) sum += outcome(counted_, stone, string.colour);
        return sum / static_cast<float>(string.size());
    }

  private:
    position::OwnerQuestion judged(const CountedPosition& counted) {
        stages_.set(board::Board(counted.position), counted.to_move);
        return analysis::owner_question(stages_, tactics_);
    }

    CountedPosition counted_;
    reading::Tactics& tactics_;
    analysis::Stages stages_;
    position::OwnerFactReader facts_;
};

}  // namespace katachi::games
