// The local games that are solved already: small ones from a table, others as they were met.
#pragma once

#include <optional>
#include <unordered_map>

#include "engine/match/eyes/bare_eye_space.h"
#include "engine/match/tables/eye_tables.h"

namespace katachi::eyespaces {

// For one thread at a time. What it answers does not depend on what it was asked before.
class KnownGames {
  public:
    // `solved` has solved games, or nothing; it outlives this.
    explicit KnownGames(const match::EyeTables& solved) : solved_(&solved) {}

    // The same as by a search anew; nothing where the game is too large for it.
    std::optional<match::EyeAnswer> answer(const match::BareEyeSpace& space);

    // Games that were searched since it was made.
    std::uint64_t searches() const { return searches_; }

  private:
    struct Hash {
        std::size_t operator()(const match::BareEyeSpace& space) const;
    };

    const match::EyeTables* solved_;
    // By the space with its points in their order: how far a search gets depends on that order.
    std::unordered_map<match::BareEyeSpace, std::optional<match::EyeAnswer>, Hash> met_;
    std::uint64_t searches_ = 0;
};

}  // namespace katachi::eyespaces
