// A line on the terminal that is rewritten as work goes on. Where there is no terminal, or a dumb one, there is no
// line.
#pragma once

#include <string>

namespace katachi::base {

class ProgressLine {
  public:
    ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    // Takes the line away.
    ~ProgressLine();

    // What could steer the terminal is replaced, and what has no room in its line is left out.
    void show(const std::string& text) const;
    void clear() const;

  private:
    bool rewrites_;
};

}  // namespace katachi::base
