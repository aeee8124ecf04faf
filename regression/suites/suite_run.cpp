#include "regression/suites/suite_run.h"

#include <algorithm>

#include "base/files/file_error.h"

namespace katachi::regression {

namespace {

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

Verdict judge(const SuiteCommand& command, bool answered, const std::string& answer) {
    if (!command.expectation || command.expectation->ignored) return Verdict::unjudged;
    const Expectation& expected = *command.expectation;
    if (answered && expected.pattern.fits(answer)) return expected.fails ? Verdict::unexpected_pass : Verdict::passed;
    return expected.fails ? Verdict::failed : Verdict::unexpected_fail;
}

}  // namespace

SuiteRun::SuiteRun(const Suite& suite, const EngineSettings& settings, Report report)
    : suite_(suite), settings_(settings), report_(std::move(report)) {
    const std::filesystem::path path = suite.source->path();
    folder_ = path.parent_path().empty() ? "." : path.parent_path();
    result_.name = suite.name();
    result_.path = path.string();
}

SuiteResult SuiteRun::run(const std::vector<PlannedStep>& steps) {
    const auto begin = std::chrono::steady_clock::now();
    start();
    try {
        obey(steps);
        counters_->add_to(result_.nodes, result_.cpu_seconds);
        engine_->ask("quit");
    } catch (const base::FileError& error) {  // it was started before: what was run is kept
        gave_up_ = true;
        result_.notices.push_back(std::string("given up: ") + error.what());
    }
    const auto tests = std::count_if(suite_.commands.begin(), suite_.commands.end(),
                                     [](const SuiteCommand& command) { return command.number.has_value(); });
    result_.complete = result_.tests.size() == static_cast<std::size_t>(tests);
    result_.seconds = seconds_since(begin);
    return std::move(result_);
}

void SuiteRun::obey(const std::vector<PlannedStep>& steps) {
    for (const PlannedStep& step : steps) {
        if (settings_.stop->load()) return;
        if (step.is_test)
            test(*step.command);
        else
            set_up(*step.command);
    }
}

std::string SuiteRun::handshake(const std::string& command) {
    const EngineReply reply = engine_->ask(command);
    if (const auto* fault = std::get_if<EngineFault>(&reply); fault != nullptr && !fault->was_stopped())
        throw base::FileError("the engine does not speak GTP: " + settings_.command + ": " + fault->message);
    const auto* answer = std::get_if<EngineAnswer>(&reply);
    return answer != nullptr && answer->success ? answer->text : "";
}

void SuiteRun::start() {
    counters_.reset();
    engine_ = std::make_unique<GtpChannel>(settings_, folder_);
    engine_name_ = handshake("name");
    engine_name_ += " " + handshake("version");
    counters_ = std::make_unique<NodeCounters>(*engine_);
}

void SuiteRun::restart() {
    start();
    for (const SuiteCommand* command : set_up_.commands()) {
        const EngineReply reply = engine_->ask(command->text());
        const auto* answer = std::get_if<EngineAnswer>(&reply);
        if (answer != nullptr && answer->success) continue;
        position_stands_ = false;
        if (answer != nullptr) continue;
        set_up_.forget();  // it does not survive what it survived before
        return start();
    }
}

void SuiteRun::notice(const SuiteCommand& command, const std::string& what) {
    result_.notices.push_back("line " + std::to_string(command.line) + ": " + command.text() + ": " + what);
}

void SuiteRun::set_up(const SuiteCommand& command) {
    const Effect effect = effect_of(command.name());
    const EngineReply reply = engine_->ask(command.text());
    if (const auto* fault = std::get_if<EngineFault>(&reply)) {
        if (fault->was_stopped()) return;
        notice(command, fault->message);
        if (effect != Effect::none) position_stands_ = false;
        return restart();
    }
    const auto& answer = std::get<EngineAnswer>(reply);
    if (!answer.success) {
        notice(command, answer.text);
        if (effect != Effect::none) position_stands_ = false;
        return;
    }
    if (effect == Effect::sets || effect == Effect::clears) position_stands_ = true;
    set_up_.add(command);
}

void SuiteRun::test(const SuiteCommand& command) {
    TestResult result;
    result.number = command.number.value();
    result.line = command.line;
    result.command = command.text();
    if (command.expectation) result.expected = command.expectation->text;
    const bool sets = effect_of(command.name()) == Effect::sets;
    bool answered = false;
    bool must_restart = false;
    if (!position_stands_ && !sets) {
        result.trouble = "the position could not be set up";
    } else {
        const auto begin = std::chrono::steady_clock::now();
        const EngineReply reply = engine_->ask(result.command);
        result.seconds = seconds_since(begin);
        if (const auto* answer = std::get_if<EngineAnswer>(&reply)) {
            answered = answer->success;
            result.answer = (answered ? "" : "? ") + answer->text;
            if (answered) set_up_.add(command);
            if (answered && sets) position_stands_ = true;
        } else if (const auto& fault = std::get<EngineFault>(reply); fault.was_stopped()) {
            return;
        } else {
            result.trouble = fault.message;
            must_restart = true;
        }
    }
    result.verdict = judge(command, answered, result.answer);
    report_(result);
    result_.tests.push_back(std::move(result));
    if (must_restart) restart();
}

}  // namespace katachi::regression
