// The comment line "# interrupt", by which GoGui ends a search that goes on: gogui-interrupt says that it is
// understood.
#pragma once

#include <functional>
#include <streambuf>
#include <string>

namespace katachi::gtp {

class Interruption {
  public:
    // `has_input` tells whether a byte can be taken off `input` without waiting for it.
    Interruption(std::streambuf& input, std::function<bool()> has_input)
        : input_(input), has_input_(std::move(has_input)) {}

    // Takes comment lines that have come off the input, which nobody else needs, and stops before any other line.
    bool is_asked_for();

  private:
    std::streambuf& input_;
    std::function<bool()> has_input_;
    std::string comment_;  // a line as far as it has come
};

}  // namespace katachi::gtp
