// What local games are worth: small ones from a table, others as they were met.
#pragma once

#include <unordered_map>

#include "engine/eyes/space_value.h"

namespace katachi::eyespaces {

// It is used by one thread at a time. Answers do not depend on earlier questions.
class KnownGames {
  public:
    // More cost much and hardly change what is known of whole games.
    static constexpr std::size_t usual_positions = 1'000;

    // `solved` has solved games, or nothing; it outlives this. No search looks at more than `most_positions` positions.
    explicit KnownGames(const match::EyeTables& solved, std::size_t most_positions = usual_positions)
        : values_(solved, most_positions) {}

    // The same value as a new object gives. The wall has `outer_liberties` outside; `believed` is that of SpaceValues.
    eyes::SpaceValue value(const match::BareEyeSpace& space, int outer_liberties = eyes::usual_outer_liberties,
                           std::uint8_t believed = 0);

    // Games that were searched since it was made, and the positions that these searches looked at.
    std::uint64_t searches() const { return searches_; }
    std::uint64_t positions() const { return positions_; }

  private:
    struct Game {
        match::BareEyeSpace space;
        int outer_liberties;
        std::uint8_t believed;

        friend bool operator==(const Game&, const Game&) = default;
    };
    struct Hash {
        std::size_t operator()(const Game& game) const;
    };

    eyes::SpaceValues values_;
    // Values are kept by the space with its points in their order: how far a search gets depends on that order.
    std::unordered_map<Game, eyes::SpaceValue, Hash> met_;
    std::uint64_t searches_ = 0;
    std::uint64_t positions_ = 0;
};

}  // namespace katachi::eyespaces
