// Makes the bytes of a segment: the moves of some thousand games, and what they are searched by.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "engine/sgf/game.h"

namespace katachi::games {

struct SegmentGame {
    const sgf::Game* game = nullptr;
    std::optional<board::Colour> winner{};
    std::uint16_t year = 0;  // 0: not known
    bool is_counted = true;  // false for a duplicate of another game, which is kept but found in no search
};

// The bytes hold the games' size, handicap and events. The same games give the same bytes. May be called by several
// threads at once.
std::string segment_bytes(std::span<const SegmentGame> games);

}  // namespace katachi::games
