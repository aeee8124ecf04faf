// What reading proves of the strings of a position, whoever is to move.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/board/board.h"
#include "engine/reading/tactics.h"

namespace katachi::authoring {

// The fate is that of a string that the opponent can attack. Kos prove nothing.
enum class StringFate : std::uint8_t {
    open,      // not proved, or a ko
    safe,      // the opponent, to move, cannot capture it
    critical,  // he can, and its owner, to move, can save it
    lost,      // he can, and nothing saves it
};

struct ReadString {
    board::VertexSet stones;
    board::Colour colour = board::Colour::black;
    StringFate fate = StringFate::open;
};

// All strings of up to four liberties; longer ones are left out. The board is the same afterwards.
std::vector<ReadString> read_strings(board::Board& board, reading::Tactics& tactics);

// The string with this stone; null where it was not read.
const ReadString* string_with(const std::vector<ReadString>& strings, board::Vertex stone);

}  // namespace katachi::authoring
