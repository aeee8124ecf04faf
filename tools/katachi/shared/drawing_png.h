// Pictures as PNG.
#pragma once

#include <string>

namespace katachi::cli {

// Renders an SVG in its own size. Throws FileError for what is too large to be a picture.
std::string png_of(const std::string& svg);

}  // namespace katachi::cli
