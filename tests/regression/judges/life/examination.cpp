#include "tests/regression/judges/life/examination.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>

#include "regression/judges/answer_text.h"
#include "regression/suites/set_up.h"
#include "tests/regression/judges/asked_engine.h"

namespace katachi::regression {

namespace {

using reading::TacticalCode;

constexpr std::size_t most_listed = 6;
constexpr const char* pass = "PASS";

ReadMove read_answer(const std::string& text) {
    ReadMove answer{.move = pass, .is_settled = !text.ends_with("uncertain")};
    if (!text.empty() && text.front() >= '1' && text.front() <= '3')
        answer.code = static_cast<TacticalCode>(text.front() - '0');
    const std::vector<std::string_view> parts = parts_of(text, ' ');
    if (answer.code != TacticalCode::failure && parts.size() > 1 && parts[1] != "uncertain") answer.move = parts[1];
    return answer;
}

class LifeEngine : public AskedEngine {
  public:
    using AskedEngine::AskedEngine;

    // What the side gets by this move.
    ReadMove after(const SuiteQuestion& question, const std::string& move) {
        if (move == pass) {
            ReadMove other = read_answer(
                ask(fmt::format("{} {}", question.is_attack ? "owl_defend" : "owl_attack", question.stone)));
            return {.move = pass, .code = reversed(other.code), .is_settled = other.is_settled};
        }
        ReadMove answer = read_answer(
            ask(fmt::format("owl_does_{} {} {}", question.is_attack ? "attack" : "defend", move, question.stone)));
        answer.move = move;
        return answer;
    }

    // The told move, the first listed one as the reply, and what the side does then; "" where that cannot be played.
    std::string line(const ExaminedFailure& failure) {
        const SuiteQuestion& question = failure.question;
        const auto reply =
            std::ranges::find_if(question.listed, [](const CodedMove& known) { return known.move != pass; });
        if (failure.told.move == pass || reply == question.listed.end()) return "";
        const std::string colour = ask("color " + question.stone);
        const bool is_black = (colour == "black") != question.is_attack;
        int tried = 0;
        const auto is_tried = [&](const std::string& move, bool is_by_black) {
            const bool is_played = answer(fmt::format("trymove {} {}", is_by_black ? "black" : "white", move)).success;
            tried += is_played ? 1 : 0;
            return is_played;
        };
        std::string text;
        if (is_tried(failure.told.move, is_black) && is_tried(reply->move, !is_black)) {
            text = fmt::format("{} {}", failure.told.move, reply->move);
            if (ask("color " + question.stone) == colour) text += " " + read_answer(ask(question.command())).move;
        }
        for (; tried > 0; --tried) ask("popgo");
        return text;
    }
};

// The answer is one that the question does not accept.
ExaminedFailure read_further(LifeEngine& slow, const SuiteQuestion& question, const ReadMove& answer) {
    ExaminedFailure failure{.question = question, .told = {answer.move, answer.code}};
    failure.further = read_answer(slow.ask(question.command()));
    if (answer.code != TacticalCode::failure) failure.told_move = slow.after(question, answer.move);
    for (const CodedMove& known : question.listed) {
        if (failure.listed.size() == most_listed) break;
        const bool is_read =
            std::ranges::any_of(failure.listed, [&](const ReadMove& read) { return read.move == known.move; });
        if (is_read) continue;
        failure.listed.push_back(known.move == answer.move && failure.told_move ? *failure.told_move
                                                                                : slow.after(question, known.move));
    }
    if (failure.kind() == FailureKind::also_right) failure.line = slow.line(failure);
    return failure;
}

std::string text_of(const ReadMove& read) {
    return fmt::format("{} {}{}", read.move, static_cast<int>(read.code), read.is_settled ? "" : "?");
}

std::string text_of(const CodedMove& told) {
    return told.code == TacticalCode::failure ? "0" : fmt::format("{} {}", static_cast<int>(told.code), told.move);
}

int best_rank(const SuiteQuestion& question) {
    int best = rank(TacticalCode::failure);
    for (const CodedMove& known : question.listed) best = std::min(best, rank(known.code));
    return question.takes_any_move ? rank(TacticalCode::win) : best;
}

}  // namespace

const char* name(FailureKind kind) {
    switch (kind) {
        case FailureKind::also_right: return "also right";
        case FailureKind::contradicted: return "expectation contradicted";
        case FailureKind::told_move_fails: return "told move fails";
        case FailureKind::missed: return "missed";
        case FailureKind::open: return "open";
    }
    return "";
}

FailureKind ExaminedFailure::kind() const {
    const auto is_expected = [&](const ReadMove& read) {
        return std::ranges::any_of(question.listed, [&](const CodedMove& known) { return known.code == read.code; });
    };
    const int expected = best_rank(question);
    if (told_move && rank(told.code) <= expected) {
        if (!told_move->is_settled) return FailureKind::open;
        if (rank(told_move->code) > rank(told.code)) return FailureKind::told_move_fails;
        return is_expected(*told_move) ? FailureKind::also_right : FailureKind::contradicted;
    }
    const auto does_it = [&](const ReadMove& read) { return read.is_settled && rank(read.code) <= expected; };
    if (std::ranges::any_of(listed, does_it)) return FailureKind::missed;
    if (question.takes_any_move) return does_it(further) ? FailureKind::missed : FailureKind::open;
    const bool is_all_read = listed.size() == question.listed.size() &&
                             std::ranges::all_of(listed, [](const ReadMove& read) { return read.is_settled; });
    return is_all_read ? FailureKind::contradicted : FailureKind::open;
}

bool asks_about_lives(const std::vector<PlannedStep>& steps) {
    return std::ranges::any_of(
        steps, [](const PlannedStep& step) { return step.is_test && !questions_of(*step.command).empty(); });
}

void examine_suite(const Suite& suite, const std::vector<PlannedStep>& steps, const std::string& engine,
                   const std::string& further, const std::atomic<bool>& stop,
                   const std::function<void(const ExaminedFailure&)>& examined) {
    const std::filesystem::path path = suite.source->path();
    const std::filesystem::path folder = path.parent_path().empty() ? "." : path.parent_path();
    LifeEngine quick(engine, folder, stop), slow(further, folder, stop);
    slow.ask("report_uncertainty on");
    for (const PlannedStep& step : steps) {
        if (stop) return;
        if (effect_of(step.command->name()) != Effect::none) {
            quick.ask(step.command->text());
            slow.ask(step.command->text());
        }
        if (!step.is_test) continue;
        for (const SuiteQuestion& question : questions_of(*step.command)) {
            const ReadMove answer = read_answer(quick.ask(question.command()));
            if (!question.accepts({answer.move, answer.code})) examined(read_further(slow, question, answer));
        }
    }
}

std::string head_of_failures() {
    return "| test | asked | expected | told | told move, read further | listed moves, read further | the question, "
           "read further | so | line |\n"
           "|--:|---|---|---|---|---|---|---|---|\n";
}

std::string row_of(const ExaminedFailure& failure) {
    std::string listed;
    for (const ReadMove& read : failure.listed) listed += (listed.empty() ? "" : ", ") + text_of(read);
    // A bar would end the cell.
    std::string expected;
    for (const char letter : failure.question.expected) expected += letter == '|' ? "\\|" : std::string(1, letter);
    return fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", failure.question.number,
                       failure.question.command(), expected, text_of(failure.told),
                       failure.told_move ? text_of(*failure.told_move) : "", listed,
                       fmt::format("{}{}", text_of(CodedMove{failure.further.move, failure.further.code}),
                                   failure.further.is_settled ? "" : "?"),
                       name(failure.kind()), failure.line);
}

}  // namespace katachi::regression
