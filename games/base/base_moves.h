// The moves of a base's games.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "compiler/sgf/tree.h"
#include "games/base/told_game.h"
#include "games/index/segment.h"

namespace katachi::games {

class BaseMoves {
  public:
    // Maps all segments. Throws base::FileError, also where the base lacks one.
    explicit BaseMoves(const GameBase& base);

    // The segments by number, as the base has them.
    const std::vector<BaseSegment>& places() const { return places_; }
    const std::vector<Segment>& segments() const { return segments_; }

    // Where a game stands. Throws base::FileError where no segment has it.
    struct Place {
        std::size_t segment = 0;  // index
        std::uint32_t game = 0;   // in it
    };
    Place place_of(std::int64_t number) const;
    sgf::Game game(std::int64_t number) const;

  private:
    std::vector<BaseSegment> places_;
    std::vector<Segment> segments_;
};

// The game as a record: what is told of it, as it was written, and its main line.
compiler::SgfTree record_of(const ToldGame& told, const sgf::Game& game);

}  // namespace katachi::games
