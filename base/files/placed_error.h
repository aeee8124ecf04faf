// Trouble at a place of a text, as an exception: the line that any FileError is, and the text to show below it.
#pragma once

#include <string>

#include "base/files/file_error.h"
#include "base/findings/source_file.h"

namespace katachi::base {

struct TextStyle;

// Where something was written; without a text, such as an option of the command line, its name alone.
struct Place {
    std::string name;  // "katachi.toml:3:11", "--select"
    SourcePtr source = {};
    Span span = {};
};

class PlacedError : public FileError {
  public:
    PlacedError(Place place, const std::string& what) : FileError(place.name + ": " + what), place_(std::move(place)) {}

    const Place& place() const { return place_; }

  private:
    Place place_;
};

// What is wrong in a line, and below it, where the place is known, the line of the text with a mark under it.
std::string error_text(const FileError& error, const TextStyle& style);

}  // namespace katachi::base
