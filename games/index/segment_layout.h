// What a segment file holds, as segment_builder writes it and Segment reads it in place. Numbers are little-endian.
// A section begins at a multiple of section_alignment.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace katachi::games {

constexpr std::array<char, 8> segment_magic{'k', 'a', 't', 'a', 'g', 'a', 'm', 'e'};
constexpr std::uint32_t segment_version = 1;
constexpr std::size_t section_alignment = 64;

struct SegmentSection {
    std::uint64_t offset = 0;  // bytes from the start of the file
    std::uint64_t bytes = 0;
};

struct SegmentHeader {
    std::array<char, 8> magic{};
    std::uint32_t version = 0;
    std::uint32_t games = 0;
    std::uint64_t checksum = 0;  // XXH3, 64 bits, of everything behind it
    std::uint64_t bytes = 0;     // of the file
    SegmentSection records{};    // StoredGame
    SegmentSection events{};     // 16 bits each, see event_code
};

// A flag each.
enum StoredGameFlag : std::uint8_t {
    black_won = 1,
    white_won = 2,
    counted = 4,
};

struct StoredGame {
    std::uint32_t first_event = 0;
    std::uint32_t events = 0;
    std::int32_t handicap = 0;
    std::uint16_t year = 0;
    std::uint8_t size = 0;
    std::uint8_t flags = 0;
};

}  // namespace katachi::games
