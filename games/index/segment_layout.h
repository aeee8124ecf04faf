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

#include "engine/board/colour.h"
#include "engine/board/vertex.h"

namespace katachi::games {

constexpr std::array<char, 8> segment_magic{'k', 'a', 't', 'a', 'g', 'a', 'm', 'e'};
constexpr std::uint32_t segment_version = 1;
constexpr std::size_t section_alignment = 64;

constexpr std::size_t most_segment_games = std::size_t{1} << 20;
constexpr int most_regular_moves = 4095;  // in 12 bits

struct SegmentSection {
    std::uint64_t offset = 0;  // bytes from the start of the file
    std::uint64_t bytes = 0;
};

// Keys of the boards or corners that stood, in growing order, and at the same index the standing of each (standing.h).
// Equal keys are in the order of their games and positions.
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
    SegmentSection changes{};    // LaterChange; those of a game by their number
    KeyedSections corners{};     // see standing_keys.h
    KeyedSections boards{};
};

// A flag each.
enum StoredGameFlag : std::uint8_t {
    black_won = 1,
    white_won = 2,
    counted = 4,  // found by searches (SegmentGame::is_counted)
    regular = 8,
};

struct StoredGame {
    std::uint32_t first_event = 0;  // of the section
    std::uint32_t events = 0;
    std::uint32_t first_change = 0;  // of the section
    std::uint16_t changes = 0;       // of a regular game
    std::uint16_t first_move = 0;    // of a regular game: so many events come before its moves, which go on to its end
    std::int32_t handicap = 0;
    std::uint16_t year = 0;  // 0 where it is not known
    std::uint8_t size = 0;   // of the board, in lines
    std::uint8_t flags = 0;  // StoredGameFlag
};

// A point that has had a stone before changes again: the stone is taken, or a move puts the next one.
struct LaterChange {
    std::uint16_t number = 0;  // of the move, from 1
    std::uint16_t code = 0;    // the vertex, and above 9 bits what stands there from then on

    LaterChange() = default;
    constexpr LaterChange(int move_number, board::Vertex vertex, board::Colour colour)
        : number(static_cast<std::uint16_t>(move_number)),
          code(static_cast<std::uint16_t>(static_cast<unsigned>(vertex) | static_cast<unsigned>(colour) << 9)) {}

    constexpr board::Vertex vertex() const { return code & 0x1FF; }
    constexpr board::Colour colour() const { return static_cast<board::Colour>(code >> 9 & 3); }
};

}  // namespace katachi::games
