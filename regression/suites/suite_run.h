// One suite on one engine, which is started anew, with the position set up again, whenever it crashes or hangs.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "regression/client/gtp_channel.h"
#include "regression/client/node_counters.h"
#include "regression/suites/results.h"
#include "regression/suites/selection.h"
#include "regression/suites/set_up.h"

namespace katachi::regression {

class SuiteRun {
  public:
    // Called with each test's result as soon as it is known.
    using Report = std::function<void(const TestResult&)>;

    SuiteRun(const Suite& suite, const EngineSettings& settings, Report report);

    // Throws FileError where the engine cannot be started or does not speak the protocol. Where that happens only
    // when it is started anew, the rest is given up.
    SuiteResult run(const std::vector<PlannedStep>& steps);

    // "GNU Go 3.8"; once run.
    const std::string& engine_name() const { return engine_name_; }

    bool gave_up() const { return gave_up_; }

  private:
    void start();
    void restart();
    std::string handshake(const std::string& command);
    void obey(const std::vector<PlannedStep>& steps);
    void set_up(const SuiteCommand& command);
    void test(const SuiteCommand& command);
    void notice(const SuiteCommand& command, const std::string& what);

    const Suite& suite_;
    const EngineSettings& settings_;
    Report report_;
    std::filesystem::path folder_;
    std::unique_ptr<GtpChannel> engine_;
    std::unique_ptr<NodeCounters> counters_;
    std::string engine_name_;
    SetUp set_up_;
    bool position_stands_ = true;  // false: a command that sets it up was not obeyed
    bool gave_up_ = false;
    SuiteResult result_;
};

}  // namespace katachi::regression
