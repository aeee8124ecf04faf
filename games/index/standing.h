// From where to where the stones of a corner or of a whole board stood, in 64 bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/board/board.h"

namespace katachi::games {

struct Standing {
    std::uint32_t game = 0;  // of the segment
    int first = 0;           // position
    int next = 0;            // the first position where it stands no longer, 0 where it stood to the end
    board::Move move = {};   // that broke it, by pass_vertex where that move was not played within
    int code = 0;            // how the stones lie, see standing_keys.h
    std::optional<board::Colour> winner{};
};

constexpr std::size_t move_and_code_count = std::size_t{1} << 14;

// Packed standings, by growing value, are in the order of their games and positions. The game has 20 bits, `first` and
// `next` have 12 each, the vertex 9, the code 4.
constexpr std::uint64_t packed(const Standing& standing) {
    const auto bits = [](auto value) { return static_cast<std::uint64_t>(value); };
    return bits(standing.game) << 40 | bits(standing.first) << 28 | bits(standing.next) << 16 |
           bits(standing.move.vertex) << 7 | bits(standing.code) << 3 |
           bits(standing.move.colour == board::Colour::white) << 2 |
           bits(standing.winner ? *standing.winner : board::Colour::empty);
}

// How the stones lie and the move that broke them: what standings have in common that go on alike.
constexpr std::uint32_t move_and_code(std::uint64_t bits) {
    return static_cast<std::uint32_t>(bits >> 2 & (move_and_code_count - 1));
}

constexpr Standing unpacked(std::uint64_t bits) {
    Standing standing{.game = static_cast<std::uint32_t>(bits >> 40),
                      .first = static_cast<int>(bits >> 28 & 0xFFF),
                      .next = static_cast<int>(bits >> 16 & 0xFFF),
                      .move = {(bits & 4) != 0 ? board::Colour::white : board::Colour::black,
                               static_cast<board::Vertex>(bits >> 7 & 0x1FF)},
                      .code = static_cast<int>(bits >> 3 & 0xF)};
    if (const auto winner = static_cast<board::Colour>(bits & 3); board::is_stone(winner)) standing.winner = winner;
    return standing;
}

// The rest of it is nothing.
constexpr Standing unpacked_move_and_code(std::uint32_t bits) { return unpacked(std::uint64_t{bits} << 2); }

}  // namespace katachi::games
