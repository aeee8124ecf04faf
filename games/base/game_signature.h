// A game's moves as one number: the same for games that differ by a turn of the board or exchanged colours alone.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/sgf/game.h"

namespace katachi::games {

// XXH3's 128 bits, in its canonical order of bytes.
using GameSignature = std::array<std::uint8_t, 16>;

// The signature covers the size of the board, all moves with their colours, passes, and stones that are set up; the
// order of stones that are set up together does not count. Only equal sequences have the same signature: a game that
// goes on where another ends has another one. A record without moves has none.
//
// Of the sixteen sequences that turns and exchange of colours make, the least is taken.
std::optional<GameSignature> game_signature(const sgf::Game& game);

}  // namespace katachi::games
