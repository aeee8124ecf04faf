// Games that are in no base, kept in memory so that they can be searched again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <future>
#include <span>
#include <vector>

#include "engine/sgf/game.h"
#include "games/index/segment.h"

namespace katachi::games {

class KeptGames {
  public:
    static constexpr std::size_t games_of_a_segment = 2048;

    void add(sgf::Game game);
    std::size_t size() const { return size_; }

    // Where a game stands, by its number from 0.
    struct Place {
        std::size_t segment;
        std::uint32_t game;
    };
    static Place place_of(std::size_t number) {
        return {number / games_of_a_segment, static_cast<std::uint32_t>(number % games_of_a_segment)};
    }

    // All of them; nothing is added any more.
    std::span<const Segment> segments();

  private:
    void begin_segment();

    std::size_t size_ = 0;
    std::vector<sgf::Game> given_;             // that are in no segment yet
    std::vector<std::future<Segment>> begun_;  // made by threads of their own, as far as the system gives these
    std::vector<Segment> segments_;
};

}  // namespace katachi::games
