// A line on the terminal that is rewritten as work goes on; no terminal, no line.
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

    // What could steer the terminal is replaced.
    void show(const std::string& text) const;
    void clear() const;

  private:
    bool terminal_;
};

}  // namespace katachi::base
