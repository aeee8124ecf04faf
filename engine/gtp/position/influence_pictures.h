// Influence drawn for people, as GNU Go's option `-m` has it: the manual, chapters 5.8.3 and 13.13.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/gtp/session/session.h"

namespace katachi::gtp {

// Bits to be joined.
enum Picture : std::uint32_t {
    picture_bouzy_territory = 0x01,
    picture_bouzy_moyo = 0x02,
    picture_bouzy_area = 0x04,
    // Of it the pictures below, regions where none is named: before dragons are known, and after.
    picture_initial_influence = 0x08,
    picture_regions = 0x10,
    picture_influence = 0x20,
    picture_permeability = 0x40,
    picture_strength = 0x80,
    picture_attenuation = 0x100,
    picture_territory = 0x200,
};

constexpr std::uint32_t all_pictures = 0x3ff;

struct WantedPictures {
    std::uint32_t pictures = 0;
    std::optional<board::Vertex> move = std::nullopt;  // of the side to move, legal; then influence after it
    bool in_colour = false;                            // for a terminal: territory orange, moyo yellow, area red
};

// One below the other, each with a title.
std::string influence_pictures(Session& session, const WantedPictures& wanted);

}  // namespace katachi::gtp
