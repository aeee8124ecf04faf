// What `katachi joseki query GAME` prints for people: how far each corner follows the library, and what it has where
// the game leaves it.
#pragma once

#include <optional>
#include <string>

#include "tools/authoring/joseki/followed_game.h"
#include "tools/katachi/commands/joseki/continuation_table.h"
#include "tools/katachi/commands/joseki/library.h"

namespace katachi::cli {

struct FollowedView {
    std::optional<joseki::Corner> corner = {};  // this one alone
    bool has_moves = false;                     // each move is listed
    JosekiDetails details = {};
    bool has_letters = false;  // those of the picture
};

// "Black Q16 (1)"; of a tenuki, the move that shows it.
std::string corner_move_text(const joseki::CornerMove& move);

std::string followed_text(const authoring::FollowedGame& game, const JosekiLibrary& library, const FollowedView& view);

}  // namespace katachi::cli
