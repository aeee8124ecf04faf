// Prints what every reporter prints, and at the end how much faster than the yardstick each matcher was, and beside
// each stage that has a bound the time that it may take.
#pragma once

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

namespace katachi::bench {

class SideBySideReporter : public benchmark::ConsoleReporter {
  public:
    explicit SideBySideReporter(OutputOptions options) : ConsoleReporter(options) {}

    void ReportRuns(const std::vector<Run>& runs) override;
    void Finalize() override;

    // Whether those that look at whole boards found the same number of matches.
    bool matchers_agree() const { return agree_; }

  private:
    struct Figure {
        std::string name;
        double microseconds = 0;
        double matches = 0;
    };
    struct StageTime {
        std::string name;
        double milliseconds = 0;
    };
    const Figure* figure(const std::string& name) const;
    void report_matchers();
    void report_stages();

    std::vector<Figure> figures_;         // of benchmarks named match/…
    std::vector<StageTime> stage_times_;  // of those that have a bound
    bool agree_ = true;
};

}  // namespace katachi::bench
