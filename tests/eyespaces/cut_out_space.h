// An eye space cut out of its game, with its real surroundings as they stand (engine/eyespaces/DESIGN.md, "The judge").
#pragma once

#include <optional>
#include <string_view>

#include "engine/eyespaces/eye_spaces.h"
#include "tests/eyespaces/cut_out.h"

namespace katachi::eyespaces {

// What is taken from the local game instead of from the board: sets of these bits.
using Idealised = unsigned;
namespace idealised {
constexpr Idealised nothing = 0;
constexpr Idealised outer_liberties = 1;  // the local game's
constexpr Idealised wall = 2;             // one string, but for strings that meet at a half or false eye
constexpr Idealised margins = 4;          // beyond each a stone that cannot be captured, and no room to play
constexpr Idealised other_spaces = 8;     // nobody plays in them
constexpr Idealised lost_stones = 16;     // of the attacker, beside the space: gone
constexpr Idealised open_sides = 32;      // of points that are no margins: closed
constexpr Idealised half_eyes = 64;       // half and false eyes, false margins: keys and approaches, one string
constexpr Idealised all = 127;
}  // namespace idealised

struct CutOutQuestion {
    const board::Board& board;
    const EyeSpaces& spaces;
    const EyeSpace& space;
    const LivelyStones& lively;
    board::VertexSet moves_at_ends;  // all that take or keep a diagonal point of the space's ends
};

// The board is as it was.
board::VertexSet moves_at_ends(board::Board& board, reading::Tactics& tactics, const worms::Worms& worms,
                               const EyeSpaces& spaces, const EyeSpace& space);

// Nothing where it has more cells than a cut-out can hold, or no wall. `ko_winner` matters for the local game's
// half and false eyes alone.
std::optional<CutOut> cut_out(const CutOutQuestion& question, Idealised taken, bool extra_eye, KoWinner ko_winner);

}  // namespace katachi::eyespaces
