// An event of a game in 16 bits: the vertex, its colour above 9 bits, its kind above 11.
#pragma once

#include <cstdint>

#include "engine/sgf/game.h"

namespace katachi::games {

constexpr std::uint16_t event_code(const sgf::Event& event) {
    return static_cast<std::uint16_t>(static_cast<unsigned>(event.vertex) | static_cast<unsigned>(event.colour) << 9 |
                                      static_cast<unsigned>(event.kind) << 11);
}

constexpr sgf::Event event_of(std::uint16_t code) {
    return {.kind = static_cast<sgf::Event::Kind>(code >> 11),
            .colour = static_cast<board::Colour>(code >> 9 & 3),
            .vertex = code & 0x1FF};
}

}  // namespace katachi::games
