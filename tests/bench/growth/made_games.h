// More games than there are records of, made from real ones: moves of one side that lie far apart and are not far apart
// in time change places, as far as all moves stay legal, the end is cut, and the headers are drawn anew. A made game is
// kept by its number: the same on every machine, whatever others are made.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/sgf/game.h"

namespace katachi::bench {

class MadeGames {
  public:
    // `real` are games without set-up stones amid them; at least one.
    MadeGames(std::vector<sgf::Game> real, std::uint64_t seed);

    // One game tree of SGF with its line end.
    std::string sgf(std::uint64_t number) const;

  private:
    std::vector<sgf::Event> changed_moves(const sgf::Game& game, std::uint64_t seed) const;

    std::vector<sgf::Game> real_;
    std::uint64_t seed_;
};

}  // namespace katachi::bench
