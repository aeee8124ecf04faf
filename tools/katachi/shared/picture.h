// Pictures in the format that a file's name says.
#pragma once

#include <span>
#include <string>

#include "tools/authoring/drawing/board_drawing.h"

namespace katachi::cli {

// "svg", "png", "html", "latex" or "ascii", by the ending. Throws FileError for any other.
std::string picture_format(const std::string& file);

// Throws FileError where `output` names no format or is one of the `inputs`, or where there is no output and an `area`
// to draw of it.
void check_picture(const std::string& output, const std::string& area, std::span<const std::string> inputs);

// `cell` is the distance of two lines in pixels, where there are pixels; `text` stands below the picture in a page.
std::string picture(const authoring::DrawingSheet& sheet, const std::string& format, int cell, const std::string& text);

// A picture beside what a command prints; all or nothing is written.
void write_picture(const authoring::DrawingSheet& sheet, const std::string& file, const std::string& text);

}  // namespace katachi::cli
