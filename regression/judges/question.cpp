#include "regression/judges/question.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

#include "base/text/number.h"
#include "engine/board/vertex.h"
#include "regression/judges/answer_text.h"
#include "regression/judges/table_line.h"

namespace katachi::regression {

namespace {

using board::Vertex;

constexpr std::size_t columns = 8;
constexpr std::size_t columns_of_link = 9;
constexpr std::string_view open_code = "open";
constexpr std::string_view both_codes = "both";

std::string code_text(const JudgedQuestion& question) {
    if (!question.truth) return std::string(open_code);
    if (question.truth->is_contradicted) return std::string(both_codes);
    return std::to_string(static_cast<int>(question.truth->code));
}

class LineReader {
  public:
    LineReader(std::string_view line, int number) : line_(line, number) {
        line_.require(line_.size() == columns || line_.size() == columns_of_link,
                      "has other than eight or nine columns");
    }

    JudgedQuestion read() const {
        JudgedQuestion question;
        question.game = line_[0];
        const auto move = base::number_from<int>(line_[1]);
        line_.require(move && *move > 0, "has no number of a move");
        question.move = *move;
        question.kind = kind(line_[2]);
        const std::vector<Vertex> strings = line_.points(line_[3]);
        const bool is_link = question.kind == QuestionKind::connect || question.kind == QuestionKind::disconnect;
        line_.require(strings.size() == (is_link ? 2 : 1), "names too many strings or too few");
        line_.require(is_link || line_.size() == columns, "has a ninth column, and asks about no link");
        line_.require(!is_link || line_.size() == columns_of_link, "has no kind of link");
        question.subject.string = strings.front();
        if (is_link) {
            question.subject.other = strings.back();
            question.link = link_kind_named(line_[8]);
            line_.require(question.link.has_value(), "has no kind of link");
        }
        question.origin = line_[4] == name(QuestionOrigin::drawn) ? QuestionOrigin::drawn : QuestionOrigin::disputed;
        line_.require(line_[4] == name(question.origin), "is neither drawn nor disputed");
        if (line_[5] == open_code) return question;
        if (line_[5] == both_codes) {
            question.truth.emplace().is_contradicted = true;
            return question;
        }
        const auto code = base::number_from<int>(line_[5]);
        line_.require(code && *code >= 0 && *code <= 3, "has no code");
        Truth& truth = question.truth.emplace();
        truth.code = static_cast<Code>(*code);
        truth.right = line_.points(line_[6]);
        truth.are_moves_open = line_[7] == all_points;
        if (!truth.are_moves_open) truth.open = line_.points(line_[7]);
        return question;
    }

  private:
    QuestionKind kind(std::string_view text) const {
        const auto* const found = std::find_if(all_question_kinds.begin(), all_question_kinds.end(),
                                               [text](QuestionKind any) { return name(any) == text; });
        line_.require(found != all_question_kinds.end(), "asks for none of attack, defend, connect and disconnect");
        return *found;
    }
    TableLine line_;
};

// Each but once, though it was drawn and disputed.
std::vector<JudgedQuestion> judges_among(const std::vector<JudgedQuestion>& questions) {
    std::vector<JudgedQuestion> judges;
    std::set<std::tuple<std::string, int, QuestionKind, Vertex, Vertex>> seen;
    for (const JudgedQuestion& question : questions) {
        const auto& [string, other] = question.subject;
        if (question.is_judge() && seen.emplace(question.game, question.move, question.kind, string, other).second)
            judges.push_back(question);
    }
    return judges;
}

}  // namespace

std::string_view name(QuestionKind kind) {
    constexpr std::array<std::string_view, all_question_kinds.size()> names{"attack", "defend", "connect",
                                                                            "disconnect"};
    return names[static_cast<std::size_t>(kind)];
}

std::string names_of(const Subject& subject) {
    std::vector<Vertex> strings{subject.string};
    if (subject.is_link()) strings.push_back(subject.other);
    return point_names(strings);
}

std::string_view name(QuestionOrigin origin) { return origin == QuestionOrigin::drawn ? "drawn" : "disputed"; }

std::string line_of(const JudgedQuestion& question) {
    const Truth truth = question.truth.value_or(Truth{});
    std::string text =
        fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}", question.game, question.move, name(question.kind),
                    names_of(question.subject), name(question.origin), code_text(question), point_names(truth.right),
                    truth.are_moves_open ? std::string(all_points) : point_names(truth.open));
    if (question.link) text += fmt::format("\t{}", name(*question.link));
    return text + '\n';
}

std::vector<JudgedQuestion> read_questions(std::string_view text) {
    std::vector<JudgedQuestion> questions;
    int number = 0;
    for (const std::string_view line : parts_of(text, '\n')) {
        ++number;
        if (!line.empty()) questions.push_back(LineReader(line, number).read());
    }
    return questions;
}

std::vector<JudgedQuestion> balanced(const std::vector<JudgedQuestion>& questions) {
    const auto works = [](const JudgedQuestion& question) { return question.truth->code == Code::fails ? 0U : 1U; };
    const std::vector<JudgedQuestion> judges = judges_among(questions);
    std::map<QuestionKind, std::array<std::size_t, 2>> counts;
    for (const JudgedQuestion& question : judges) ++counts[question.kind][works(question)];
    for (auto& [kind, count] : counts) {
        const std::size_t most = std::min(count[0], count[1]) * 13 / 7;  // 65 of 100
        for (std::size_t& either : count) either = std::min(either, std::max(most, std::min(count[0], count[1])));
    }
    std::vector<JudgedQuestion> result;
    for (const JudgedQuestion& question : judges) {
        if (counts[question.kind][works(question)] == 0) continue;
        --counts[question.kind][works(question)];
        result.push_back(question);
    }
    return result;
}

bool is_right(const JudgedQuestion& question, std::string_view answer) {
    const Truth& truth = *question.truth;
    return is_right_answer(answer, truth.code, truth.are_moves_open, truth.right, truth.open);
}

std::string suite_text(const std::vector<JudgedQuestion>& questions,
                       const std::function<std::string(const std::string& game)>& file_of) {
    std::string text;
    int number = 0;
    for (const JudgedQuestion& question : questions) {
        if (!question.is_judge()) continue;
        const Truth& truth = *question.truth;
        std::string answer = std::to_string(static_cast<int>(truth.code));
        if (truth.are_moves_open) {
            answer += " .*";
        } else if (truth.code != Code::fails) {
            std::vector<Vertex> moves = truth.right;
            moves.insert(moves.end(), truth.open.begin(), truth.open.end());
            std::string names = point_names(moves);
            std::replace(names.begin(), names.end(), ' ', '|');
            answer += fmt::format(" ({})", names);
        }
        text += fmt::format("loadsgf {} {}\n{} {} {}\n#? [{}]\n\n", file_of(question.game), question.move, ++number,
                            name(question.kind), names_of(question.subject), answer);
    }
    return text;
}

}  // namespace katachi::regression
