// What a person sees while a collection of games is mined: a bar with the rate and the time that is left, and warnings.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "base/findings/diagnostic_text.h"
#include "base/long_work/progress_line.h"

namespace katachi::cli {

class MiningReport {
  public:
    explicit MiningReport(const base::TextStyle& style);

    // `share` of the collection is read. `games` done now, not in earlier runs.
    void show(double share, std::int64_t games);
    // A line above the bar. After the first ones warnings are only counted.
    void warn(const std::string& line);
    // Takes the bar away and says how many warnings were only counted.
    void finish() const;

    double seconds() const;

  private:
    base::ProgressLine line_;
    bool unicode_;
    std::chrono::steady_clock::time_point start_, shown_;
    std::int64_t warnings_ = 0;
};

}  // namespace katachi::cli
