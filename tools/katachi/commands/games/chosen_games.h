// The games of a base that a command asks, ready to be searched.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "games/base/base_moves.h"
#include "games/search/indexed_search.h"
#include "tools/katachi/commands/games/base/filter_choice.h"
#include "tools/katachi/shared/shard_choice.h"

namespace katachi::cli {

class ChosenGames {
  public:
    // Those that pass the filter, and of them those of the shard. Says on standard error how many pass, if there is a
    // filter. Throws base::FileError.
    ChosenGames(const std::string& folder, const FilterChoice& filter, const ShardChoice& shard = {});
    ChosenGames(const ChosenGames&) = delete;
    ChosenGames& operator=(const ChosenGames&) = delete;

    const games::GameBase& base() const { return base_; }
    const games::BaseMoves& moves() const { return moves_; }
    std::span<const games::SearchedSegment> searched() const { return searched_; }
    std::size_t count() const { return count_; }
    std::size_t passing() const { return passing_; }  // the filter, in all shards

    std::int64_t number_of(const games::GameHit& hit) const {
        return moves_.places()[hit.segment].first_game + std::int64_t{hit.game};
    }

  private:
    // `usual` for all games but these.
    void choose(std::uint8_t usual, const std::vector<std::int64_t>& others);
    void find_chances();
    // Leaves only those chosen games that stand from place `first` to before `behind`.
    void leave(std::size_t first, std::size_t behind);

    games::GameBase base_;
    games::BaseMoves moves_;
    std::vector<std::vector<std::uint8_t>> chosen_;   // by segment and game
    std::vector<std::vector<std::uint8_t>> chances_;  // the same, see SearchedSegment
    std::vector<games::SearchedSegment> searched_;
    std::size_t count_ = 0;
    std::size_t passing_ = 0;
};

}  // namespace katachi::cli
