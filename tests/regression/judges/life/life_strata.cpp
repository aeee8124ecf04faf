#include "tests/regression/judges/life/life_strata.h"

#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "base/long_work/progress_line.h"
#include "regression/judges/life_stratum.h"
#include "tests/regression/judges/asked_engine.h"
#include "tests/regression/judges/life/life_collection.h"

namespace katachi::regression {

namespace {

constexpr std::array<const char*, 2> names{"GNU Go", "this engine"};
constexpr std::array<double, 3> within{5, 20, 200};  // milliseconds

RightAs right_as(const LifeTruth& truth, const std::string& text) {
    const char code = static_cast<char>('0' + static_cast<int>(truth.code));
    if (text.empty() || (text.front() == '0') != (code == '0')) return RightAs::wrong;
    if (text.front() != code) return RightAs::result;
    return is_right(truth, text) ? RightAs::move : RightAs::code;
}

class TimedEngine {
  public:
    TimedEngine(const std::string& command, const std::filesystem::path& folder, const std::atomic<bool>& stop)
        : engine_(command, folder, stop) {}

    StratumAnswer answer(const std::string& file, const std::string& question, const LifeTruth& truth) {
        engine_.answer("loadsgf " + file);
        engine_.answer("clear_cache");
        const double before = engine_.cpu_seconds();
        StratumAnswer answer{.text = engine_.answer(question).text};
        answer.milliseconds = 1000 * (engine_.cpu_seconds() - before);
        answer.right = right_as(truth, answer.text);
        return answer;
    }

  private:
    AskedEngine engine_;
};

struct AskedTruth {
    std::string kind;     // "attack", "defend", "trial"
    std::string command;  // with its points
    LifeTruth truth;
};

std::vector<AskedTruth> asked_truths(const LifeProblem& problem) {
    const std::string stone = board::vertex_name(problem.stone, board::max_board_size);
    std::vector<AskedTruth> asked;
    if (problem.attack) asked.push_back({"attack", "owl_attack " + stone, *problem.attack});
    if (problem.defend) asked.push_back({"defend", "owl_defend " + stone, *problem.defend});
    for (const LifeTrial& trial : problem.trials)
        asked.push_back({"trial",
                         fmt::format("owl_does_{} {} {}", trial.is_attack ? "attack" : "defend",
                                     board::vertex_name(trial.move, board::max_board_size), stone),
                         {.code = trial.code, .are_moves_open = true}});
    return asked;
}

std::vector<std::string> strata_of(const LifeProblem& problem, const board::Board& board, const std::string& kind) {
    return {"all",
            kind,
            fmt::format("boundary: {}", name(boundary_of(board, problem))),
            fmt::format("captured in {}", name(problem.capture)),
            is_ko(problem) ? "ko" : "no ko",
            problem.is_critical() ? "critical" : "decided"};
}

std::string row(const std::string& stratum, std::size_t engine, const std::vector<const StratumQuestion*>& questions) {
    std::vector<double> times;
    std::array<int, 3> right{}, in_time{};
    double sum = 0;
    for (const StratumQuestion* question : questions) {
        const StratumAnswer& answer = question->answers[engine];
        times.push_back(answer.milliseconds);
        sum += answer.milliseconds;
        for (std::size_t i = 0; i < 3; ++i) {
            right[i] += answer.right > static_cast<RightAs>(i) ? 1 : 0;
            in_time[i] += answer.right != RightAs::wrong && answer.milliseconds <= within[i] ? 1 : 0;
        }
    }
    std::ranges::nth_element(times, times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2));
    return fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {} | {:.1f} | {:.1f} |\n", stratum, names[engine],
                       questions.size(), right[0], right[1], right[2], in_time[0], in_time[1], in_time[2],
                       times[times.size() / 2], sum / static_cast<double>(questions.size()));
}

}  // namespace

std::vector<StratumQuestion> ask_strata(const QuestionTable& table, const std::map<std::string, sgf::Game>& games,
                                        const std::string& engine, const std::filesystem::path& folder,
                                        const std::atomic<bool>& stop) {
    std::array<std::unique_ptr<TimedEngine>, 2> engines;
    std::filesystem::create_directories(folder);
    engines[0] = std::make_unique<TimedEngine>("gnugo --mode gtp", folder, stop);
    engines[1] = std::make_unique<TimedEngine>(engine, folder, stop);
    std::vector<StratumQuestion> questions;
    base::ProgressLine line;
    for (const WrittenProblem& written : write_problems(life_problems_in(table), table.name(), games, folder)) {
        for (const AskedTruth& asked : asked_truths(written.problem)) {
            StratumQuestion question{.strata = strata_of(written.problem, written.board, asked.kind)};
            question.text = fmt::format("{} in {}: {}", asked.command, written.file, expected_answer(asked.truth));
            for (std::size_t i = 0; i < engines.size(); ++i)
                question.answers[i] = engines[i]->answer(written.file, asked.command, asked.truth);
            questions.push_back(question);
            line.show(fmt::format("{} questions", questions.size()));
        }
    }
    line.clear();
    return questions;
}

std::string strata_text(const std::vector<StratumQuestion>& questions) {
    std::map<std::string, std::vector<const StratumQuestion*>> by_stratum;
    std::string wrong;
    for (const StratumQuestion& question : questions) {
        for (const std::string& stratum : question.strata) by_stratum[stratum].push_back(&question);
        const auto& [gnugo, engine] = question.answers;
        if (engine.right != RightAs::move)
            wrong += fmt::format("{}; answered {} ({:.0f} ms), by GNU Go {}\n", question.text, engine.text,
                                 engine.milliseconds, gnugo.text);
    }
    std::string text =
        "| | | questions | result | and ko | and move | result in 5 ms | 20 ms | 200 ms | median ms | mean ms |\n"
        "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n";
    for (const auto& [stratum, all] : by_stratum)
        for (std::size_t engine = 0; engine < names.size(); ++engine) text += row(stratum, engine, all);
    return text + '\n' + wrong;
}

}  // namespace katachi::regression
