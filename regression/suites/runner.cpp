#include "regression/suites/runner.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <numeric>
#include <optional>
#include <thread>

namespace katachi::regression {

namespace {

class Runner {
  public:
    Runner(const std::vector<PlannedSuite>& suites, const RunSettings& settings)
        : suites_(suites), settings_(settings), order_(suites.size()), results_(suites.size()) {
        // Long ones first, so that none is left over for the end.
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        std::stable_sort(order_.begin(), order_.end(),
                         [&](std::size_t a, std::size_t b) { return suites[a].test_count() > suites[b].test_count(); });
        for (const PlannedSuite& suite : suites) progress_.total += suite.test_count();
    }

    RegressionResults run() {
        const auto jobs = std::clamp<std::size_t>(static_cast<std::size_t>(std::max(settings_.jobs, 1)), 1,
                                                  std::max<std::size_t>(suites_.size(), 1));
        std::vector<std::jthread> workers;
        for (std::size_t i = 0; i < jobs; ++i) workers.emplace_back([this] { work(); });
        workers.clear();
        if (trouble_) std::rethrow_exception(trouble_);
        RegressionResults results{.engine = engine_name_,
                                  .engine_command = settings_.engine.command,
                                  .stopped = gave_up_ || settings_.engine.stop->load(),
                                  .suites = {}};
        for (std::optional<SuiteResult>& result : results_)
            if (result) results.suites.push_back(std::move(*result));
        return results;
    }

  private:
    void work() {
        while (!settings_.engine.stop->load() && !has_trouble_.load()) {
            const std::size_t next = next_++;
            if (next >= order_.size()) return;
            try {
                run_suite(order_[next]);
            } catch (...) {
                const std::lock_guard guard(lock_);
                if (!trouble_) trouble_ = std::current_exception();
                has_trouble_.store(true);
            }
        }
    }

    void run_suite(std::size_t index) {
        const Suite& suite = *suites_[index].suite;
        SuiteRun run(suite, settings_.engine, [&](const TestResult& test) { report(suite, test); });
        SuiteResult result = run.run(suites_[index].steps);
        const std::lock_guard guard(lock_);
        engine_name_ = run.engine_name();
        gave_up_ = gave_up_ || run.gave_up();
        if (settings_.suite_done) settings_.suite_done(result);
        results_[index] = std::move(result);
    }

    void report(const Suite& suite, const TestResult& test) {
        const std::lock_guard guard(lock_);
        ++progress_.done;
        progress_.unexpected += is_unexpected(test.verdict) ? 1 : 0;
        progress_.suite = suite.name();
        if (settings_.progress) settings_.progress(progress_);
    }

    const std::vector<PlannedSuite>& suites_;
    const RunSettings& settings_;
    std::vector<std::size_t> order_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<bool> has_trouble_ = false;

    std::mutex lock_;  // over what follows
    std::vector<std::optional<SuiteResult>> results_;
    RunProgress progress_;
    std::string engine_name_;
    bool gave_up_ = false;
    std::exception_ptr trouble_;
};

}  // namespace

std::size_t PlannedSuite::test_count() const {
    return static_cast<std::size_t>(
        std::count_if(steps.begin(), steps.end(), [](const PlannedStep& step) { return step.is_test; }));
}

RegressionResults run_suites(const std::vector<PlannedSuite>& suites, const RunSettings& settings) {
    return Runner(suites, settings).run();
}

}  // namespace katachi::regression
