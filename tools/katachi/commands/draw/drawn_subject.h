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
    std::string orientation;  // a name, or "all"; empty for as drawn
    bool labels = true;
    std::string caption;
    DrawnSigns signs;
};

// A file of this name is a position; any other word is an entry. Throws FileError.
authoring::DrawingSheet drawn(const DrawnSubject& subject);

}  // namespace katachi::cli
