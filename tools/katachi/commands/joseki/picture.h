// What `katachi joseki query` says, as pictures: the continuations lettered on the board.
#pragma once

#include <string>

#include "tools/authoring/drawing/board_drawing.h"
#include "tools/authoring/joseki/followed_game.h"
#include "tools/authoring/joseki/joseki_report.h"
#include "tools/katachi/commands/joseki/followed_text.h"

namespace katachi::cli {

// The board with the letters of joseki_text; the legend says what each is. `area` is a part of the board as --area
// takes it, or empty.
authoring::DrawingSheet joseki_sheet(const authoring::JosekiReport& report, const joseki::Graph& library,
                                     const JosekiDetails& details, const std::string& area);

// The corners in which somebody played, a board each: the moves that follow the library with their numbers, the one
// that leaves it, and the letters of what the library has there. No board where nobody played.
authoring::DrawingSheet followed_sheet(const std::string& title, const authoring::FollowedGame& game,
                                       const joseki::Graph& library, const FollowedView& view);

}  // namespace katachi::cli
