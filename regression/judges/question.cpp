#include "regression/judges/question.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <stdexcept>
#include <tuple>

#include "base/text/number.h"
#include "engine/board/vertex.h"
#include "regression/judges/answer_text.h"

namespace katachi::regression {

namespace {

using board::max_board_size;
using board::Vertex;

constexpr std::size_t columns = 8;
constexpr std::size_t columns_of_link = 9;
constexpr std::string_view open_code = "open";
constexpr std::string_view both_codes = "both";
constexpr std::string_view nothing = "-";
constexpr std::string_view all_moves = "all";

std::string names_of(const std::vector<Vertex>& moves) {
    std::string text;
    for (const Vertex move : moves) text += (text.empty() ? "" : " ") + board::vertex_name(move, max_board_size);
    return text.empty() ? std::string(nothing) : text;
}

std::string code_text(const JudgedQuestion& question) {
    if (!question.truth) return std::string(open_code);
    if (question.truth->is_contradicted) return std::string(both_codes);
    return std::to_string(static_cast<int>(question.truth->code));
}

class LineReader {
  public:
    LineReader(std::string_view line, int number) : number_(number), parts_(parts_of(line, '\t')) {
        require(parts_.size() == columns || parts_.size() == columns_of_link, "has other than eight or nine columns");
    }

    JudgedQuestion read() const {
        JudgedQuestion question;
        question.game = parts_[0];
        const auto move = base::number_from<int>(parts_[1]);
        require(move && *move > 0, "has no number of a move");
        question.move = *move;
        question.kind = kind(parts_[2]);
        const std::vector<Vertex> strings = vertices(parts_[3]);
        const bool is_link = question.kind == QuestionKind::connect || question.kind == QuestionKind::disconnect;
        require(strings.size() == (is_link ? 2 : 1), "names too many strings or too few");
        require(is_link || parts_.size() == columns, "has a ninth column, and asks about no link");
        require(!is_link || parts_.size() == columns_of_link, "has no kind of link");
        question.subject.string = strings.front();
        if (is_link) {
            question.subject.other = strings.back();
            question.link = link_kind_named(parts_[8]);
            require(question.link.has_value(), "has no kind of link");
        }
        question.origin = parts_[4] == name(QuestionOrigin::drawn) ? QuestionOrigin::drawn : QuestionOrigin::disputed;
        require(parts_[4] == name(question.origin), "is neither drawn nor disputed");
        if (parts_[5] == open_code) return question;
        if (parts_[5] == both_codes) {
            question.truth.emplace().is_contradicted = true;
            return question;
        }
        const auto code = base::number_from<int>(parts_[5]);
        require(code && *code >= 0 && *code <= 3, "has no code");
        Truth& truth = question.truth.emplace();
        truth.code = static_cast<Code>(*code);
        truth.right = vertices(parts_[6]);
        truth.are_moves_open = parts_[7] == all_moves;
        if (!truth.are_moves_open) truth.open = vertices(parts_[7]);
        return question;
    }

  private:
    void require(bool holds, const char* trouble) const {
        if (!holds) throw std::invalid_argument(fmt::format("line {} {}", number_, trouble));
    }
    QuestionKind kind(std::string_view text) const {
        const auto* const found = std::find_if(all_question_kinds.begin(), all_question_kinds.end(),
                                               [text](QuestionKind any) { return name(any) == text; });
        require(found != all_question_kinds.end(), "asks for none of attack, defend, connect and disconnect");
        return *found;
    }
    Vertex vertex(std::string_view text) const {
        const auto vertex = board::parse_vertex(text, max_board_size);
        require(vertex.has_value(), "names no point of the board");
        return *vertex;
    }
    std::vector<Vertex> vertices(std::string_view text) const {
        std::vector<Vertex> moves;
        if (text == nothing) return moves;
        for (const std::string_view part : parts_of(text, ' ')) moves.push_back(vertex(part));
        return moves;
    }

    int number_;
    std::vector<std::string_view> parts_;
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
    return names_of(strings);
}

std::string_view name(QuestionOrigin origin) { return origin == QuestionOrigin::drawn ? "drawn" : "disputed"; }

std::string line_of(const JudgedQuestion& question) {
    const Truth truth = question.truth.value_or(Truth{});
    std::string text =
        fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}", question.game, question.move, name(question.kind),
                    names_of(question.subject), name(question.origin), code_text(question), names_of(truth.right),
                    truth.are_moves_open ? std::string(all_moves) : names_of(truth.open));
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
            std::string names = names_of(moves);
            std::replace(names.begin(), names.end(), ' ', '|');
            answer += fmt::format(" ({})", names);
        }
        text += fmt::format("loadsgf {} {}\n{} {} {}\n#? [{}]\n\n", file_of(question.game), question.move, ++number,
                            name(question.kind), names_of(question.subject), answer);
    }
    return text;
}

}  // namespace katachi::regression
