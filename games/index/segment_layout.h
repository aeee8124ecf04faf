// What a segment file holds, as segment_builder writes it and Segment reads it in place. Numbers are little-endian.
// A section begins at a multiple of section_alignment.
//
// A regular game is one whose stones follow from the order of its moves and of what they took: stones are set up before
// the first move only, each on a point of its own, and each move puts a stone that stays on an empty point. The moves
// of a regular game and its removals say when each point changed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace katachi::games {

constexpr std::array<char, 8> segment_magic{'k', 'a', 't', 'a', 'g', 'a', 'm', 'e'};
constexpr std::uint32_t segment_version = 2;
constexpr std::size_t section_alignment = 64;

constexpr std::size_t most_segment_games = std::size_t{1} << 20;
constexpr int most_regular_moves = 4095;  // in 12 bits

struct SegmentSection {
    std::uint64_t offset = 0;  // bytes from the start of the file
    std::uint64_t bytes = 0;
};

// Keys of what stood, in growing order, and at the same index what is known of it (standing.h). Equal keys are in the
// order of their games and positions.
struct KeyedSections {
    SegmentSection keys{};       // 64 bits each
    SegmentSection standings{};  // 64 bits each
};

struct SegmentHeader {
    std::array<char, 8> magic{};
    std::uint32_t version = 0;
    std::uint32_t games = 0;
    std::uint64_t checksum = 0;  // XXH3, 64 bits, of everything behind it
    std::uint64_t bytes = 0;     // of the file
    SegmentSection records{};    // StoredGame
    SegmentSection events{};     // 16 bits each, see event_code
    SegmentSection removals{};   // Removal; those of a game by their number
    KeyedSections corners{};     // see standing_keys.h
    KeyedSections boards{};
};

// A flag each.
enum StoredGameFlag : std::uint8_t {
    black_won = 1,
    white_won = 2,
    counted = 4,
    regular = 8,
};

struct StoredGame {
    std::uint32_t first_event = 0;
    std::uint32_t events = 0;
    std::uint32_t first_removal = 0;
    std::uint16_t removals = 0;    // of a regular game
    std::uint16_t first_move = 0;  // of a regular game: so many events come before its moves, which go on to its end
    std::int32_t handicap = 0;
    std::uint16_t year = 0;
    std::uint8_t size = 0;
    std::uint8_t flags = 0;
};

// A stone that a move took off the board.
struct Removal {
    std::uint16_t number = 0;  // of the move, from 1
    std::uint16_t vertex = 0;
};

}  // namespace katachi::games
