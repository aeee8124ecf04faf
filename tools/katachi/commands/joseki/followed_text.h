// What `katachi joseki query GAMES` prints for people: how far each corner follows the library and, of one game, what
// it has where the game leaves it.
#pragma once

#include <optional>
#include <string>

#include "tools/authoring/joseki/followed_game.h"
#include "tools/katachi/commands/joseki/continuation_table.h"
#include "tools/katachi/commands/joseki/library.h"

namespace katachi::cli {

struct JosekiQueryOptions;

struct FollowedView {
    std::optional<board::Corner> corner = {};  // this one alone
    bool has_moves = false;                    // each move is listed
    JosekiDetails details = {};
    bool has_letters = false;  // those of the picture
};

// The view is as the options ask, without letters.
FollowedView view_of(const JosekiQueryOptions& options);

// "Black Q16 (1)"; of a tenuki, the move that shows it.
std::string corner_move_text(const joseki::CornerMove& move);

// A line for each corner: "  upper left   3 moves, up to Black H16 (15); leaves it with White C13 (16)".
std::string corner_lines(const authoring::FollowedGame& game, const joseki::Graph& library, const FollowedView& view);

std::string followed_text(const authoring::FollowedGame& game, const JosekiLibrary& library, const FollowedView& view);

}  // namespace katachi::cli
