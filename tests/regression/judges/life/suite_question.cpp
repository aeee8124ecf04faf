#include "tests/regression/judges/life/suite_question.h"

#include <fmt/core.h>

#include <algorithm>

#include "engine/board/vertex.h"

namespace katachi::regression {

namespace {

using reading::TacticalCode;

constexpr int size = board::max_board_size;  // of the boards of suites: names beyond a smaller one are on no list

std::vector<std::string> all_moves() {
    std::vector<std::string> moves{"PASS"};
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column)
            moves.push_back(board::vertex_name(board::vertex_at(row, column), size));
    return moves;
}

SuiteQuestion read_question(const SuiteCommand& test, const AnswerPattern& pattern) {
    SuiteQuestion question{.number = *test.number,
                           .is_attack = test.name() == "owl_attack",
                           .stone = test.words[1],
                           .expected = test.expectation->text,
                           .may_fail = pattern.fits("0")};
    for (const std::string& move : all_moves())
        for (const TacticalCode code : {TacticalCode::win, TacticalCode::ko_a, TacticalCode::ko_b})
            if (pattern.fits(fmt::format("{} {}", static_cast<int>(code), move)))
                question.listed.push_back({move, code});
    return question;
}

// Suites of statuses count a ko as a failure of who needs it.
std::vector<SuiteQuestion> status_questions(const SuiteCommand& test, const AnswerPattern& pattern) {
    SuiteQuestion attack{.number = *test.number, .stone = test.words[1], .expected = test.expectation->text};
    attack.may_fail = pattern.fits("alive");
    SuiteQuestion defend = attack;
    defend.is_attack = false;
    defend.may_fail = attack.takes_any_move = pattern.fits("dead");
    const auto is_listed = [](const SuiteQuestion& question, const std::string& move) {
        return std::ranges::any_of(question.listed, [&](const CodedMove& known) { return known.move == move; });
    };
    const std::vector<std::string> moves = all_moves();
    for (const std::string& kill : moves)
        for (const std::string& life : moves) {
            if (is_listed(attack, kill) && is_listed(defend, life)) continue;
            if (!pattern.fits(fmt::format("critical {} {}", kill, life))) continue;
            if (!is_listed(attack, kill)) attack.listed.push_back({kill, TacticalCode::win});
            if (!is_listed(defend, life)) defend.listed.push_back({life, TacticalCode::win});
        }
    if (attack.may_fail) return {attack};  // who lives anyway is not asked for a move
    return {attack, defend};
}

}  // namespace

std::string SuiteQuestion::command() const {
    return fmt::format("{} {}", is_attack ? "owl_attack" : "owl_defend", stone);
}

bool SuiteQuestion::accepts(const CodedMove& answer) const {
    if (answer.code == TacticalCode::failure) return may_fail;
    return takes_any_move || std::ranges::find(listed, answer) != listed.end();
}

std::vector<SuiteQuestion> questions_of(const SuiteCommand& test) {
    if (!test.number || !test.expectation || test.words.size() != 2) return {};
    const AnswerPattern& pattern = test.expectation->pattern;
    if (test.name() == "owl_attack" || test.name() == "owl_defend") return {read_question(test, pattern)};
    if (test.name() == "dragon_status") return status_questions(test, pattern);
    return {};
}

}  // namespace katachi::regression
