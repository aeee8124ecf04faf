#include "tests/regression/judges/curve.h"

#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <numeric>
#include <random>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "regression/suites/set_up.h"
#include "regression/suites/suite.h"
#include "tests/regression/judges/asked_engine.h"

namespace katachi::regression {

namespace {

// A test, and the commands that its position rests on.
struct SuiteTest {
    const SuiteCommand* test = nullptr;
    std::vector<const SuiteCommand*> set_up;
};

std::vector<SuiteTest> questions_of(const Suite& suite) {
    std::vector<SuiteTest> questions;
    SetUp set_up;
    for (const SuiteCommand& command : suite.commands) {
        if (command.number && command.expectation) questions.push_back({&command, set_up.commands()});
        set_up.add(command);
    }
    return questions;
}

class CurveEngine {
  public:
    CurveEngine(const CurveReader& reader, const std::filesystem::path& folder, const std::atomic<bool>& stop)
        : engine_(reader.command, folder, stop) {
        for (const std::string& command : reader.settings) engine_.answer(command);
    }

    // Adds what the question costs and whether it is answered right.
    void answer(const SuiteTest& question, CurvePoint& point) {
        int deeper = 0, tried = 0;
        for (const SuiteCommand* command : question.set_up) {
            engine_.answer(command->text());
            const std::string& name = command->name();
            deeper += name == "increase_depths" ? 1 : name == "decrease_depths" ? -1 : 0;
            tried += name == "trymove" || name == "tryko" ? 1 : name == "popgo" ? -1 : 0;
        }
        engine_.answer("clear_cache");
        const double before = engine_.cpu_seconds();
        const EngineAnswer answer = engine_.answer(question.test->text());
        point.seconds += engine_.cpu_seconds() - before;
        point.passed +=
            question.test->expectation->pattern.fits(answer.success ? answer.text : "? " + answer.text) ? 1 : 0;
        for (; tried > 0; --tried) engine_.answer("popgo");  // GNU Go reads no other game before
        for (; deeper > 0; --deeper) engine_.answer("decrease_depths");
        for (; deeper < 0; ++deeper) engine_.answer("increase_depths");
    }

  private:
    AskedEngine engine_;
};

}  // namespace

std::vector<CurvePoint> curve(const std::filesystem::path& suite, const CurveSettings& settings,
                              const std::atomic<bool>& stop, const std::function<void(int round)>& progress) {
    base::Diagnostics diagnostics;
    const Suite read = read_suite(base::read_file(suite), diagnostics);
    const std::vector<SuiteTest> questions = questions_of(read);
    if (questions.empty())
        throw base::FileError(suite.string() +
                              ": holds no test; one is a numbered command, and `#?` with its answer below");
    std::vector<std::unique_ptr<CurveEngine>> engines;
    std::vector<CurvePoint> points;
    for (const CurveReader& reader : settings.readers) {
        engines.push_back(std::make_unique<CurveEngine>(reader, suite.parent_path(), stop));
        points.push_back({.name = reader.name});
    }
    std::mt19937 random(settings.seed);
    std::vector<std::size_t> order(questions.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (int round = 0; round < settings.rounds; ++round) {
        progress(round);
        std::shuffle(order.begin(), order.end(), random);
        for (const std::size_t number : order)
            for (std::size_t i = 0; i < engines.size(); ++i) engines[i]->answer(questions[number], points[i]);
    }
    for (CurvePoint& point : points) {
        point.passed /= settings.rounds;
        point.seconds /= settings.rounds;
    }
    return points;
}

std::string curve_text(const std::string& suite, const std::vector<CurvePoint>& points) {
    std::string text = fmt::format("| {} | passed | seconds | times |\n|---|--:|--:|--:|\n", suite);
    for (const CurvePoint& point : points)
        text += fmt::format("| {} | {:.1f} | {:.3f} | {:.2f} |\n", point.name, point.passed, point.seconds,
                            point.seconds / points.front().seconds);
    return text;
}

std::string passes_by_time_text(const std::vector<CurvePoint>& points, const std::vector<double>& times) {
    std::string text = fmt::format("{} passes {:.1f}", points.front().name, points.front().passed);
    for (const double most : times) {
        const CurvePoint* best = nullptr;
        for (const CurvePoint& point : points) {
            const bool fits = &point != &points.front() && point.seconds <= most * points.front().seconds;
            if (fits && (best == nullptr || point.seconds > best->seconds)) best = &point;
        }
        text += best == nullptr ? fmt::format("; nothing at {:g} times", most)
                                : fmt::format("; {:.1f} at {:g} times", best->passed, most);
    }
    return text + '\n';
}

}  // namespace katachi::regression
