// What `katachi draw` is asked to draw: an entry, or a position of a game.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/drawing/board_drawing.h"
#include "tools/katachi/commands/draw/drawn_signs.h"
#include "tools/katachi/shared/pattern_choice.h"

namespace katachi::cli {

struct DrawnSubject {
    std::string subject;  // NAME, DATABASE/NAME, FILE, FILE#N or -
    PatternChoice patterns;
    int move = 0;             // 0: the last position
    std::string path;         // of a variation, "12.2"; empty: the main line
    std::string moves;        // "1-50": numbered
    int first_number = 0;     // that the first of them bears; 0: its own
    std::string area;         // "A1-K10"; empty: the whole board
    std::string orientation;  // a name, or "all"; empty for as drawn
    bool labels = true;       // of the constraint; of a game, marks and comment of the node
    bool eyes = false;        // eye spaces, and no marks of the node
    std::string caption;
    DrawnSigns signs;
};

// A file of this name is a position; any other word is an entry. Throws FileError.
authoring::DrawingSheet drawn(const DrawnSubject& subject);

}  // namespace katachi::cli
