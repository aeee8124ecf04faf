#include "regression/judges/life_problem.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "base/text/number.h"
#include "regression/judges/answer_text.h"
#include "regression/judges/life_region.h"
#include "regression/judges/table_line.h"

namespace katachi::regression {

namespace {

using board::max_board_size;
using board::Vertex;
using board::VertexSet;

constexpr std::size_t columns_of_problem = 16;  // and one more of an open board
constexpr std::array<std::string_view, 4> capture_depths{"-", "1-3", "4-7", "8-"};
constexpr std::array<std::string_view, 3> origins{"whole", "cut", "open"};

std::string columns_of(const std::optional<LifeTruth>& truth) {
    if (!truth) return "-\t-\t-\t0";
    return fmt::format("{}\t{}\t{}\t{}", static_cast<int>(truth->code), point_names(truth->right),
                       truth->are_moves_open ? std::string(all_points) : point_names(truth->open), truth->positions);
}

std::string text_of(const std::vector<LifeTrial>& trials) {
    std::string text;
    for (const LifeTrial& trial : trials)
        text += fmt::format("{}{} {} {}", text.empty() ? "" : ",", trial.is_attack ? "attack" : "defend",
                            board::vertex_name(trial.move, max_board_size), static_cast<int>(trial.code));
    return text.empty() ? std::string(no_points) : text;
}

class ProblemLine {
  public:
    ProblemLine(std::string_view line, int number) : line_(line, number) {
        const bool is_open = line_.size() > 2 && line_[2] == name(ProblemOrigin::open);
        line_.require(line_.size() == columns_of_problem + (is_open ? 1 : 0),
                      "has other than sixteen columns, or seventeen of an open board");
    }

    LifeProblem read() const {
        LifeProblem problem;
        problem.game = line_[0];
        problem.move = number_in(line_[1]);
        problem.origin = static_cast<ProblemOrigin>(one_of(origins, 2, "is neither whole nor cut nor open"));
        problem.evidence = line_[3] == name(Evidence::proved) ? Evidence::proved : Evidence::agreed;
        line_.require(line_[3] == name(problem.evidence), "is neither proved nor agreed");
        problem.stone = line_.point(line_[4]);
        for (const Vertex vertex : line_.points(line_[5])) problem.region.insert(vertex);
        if (line_[6] != no_points) problem.played = line_.point(line_[6]);
        problem.attack = truth(7);
        problem.defend = truth(11);
        if (line_[15] != no_points)
            for (const std::string_view text : parts_of(line_[15], ',')) problem.trials.push_back(trial(text));
        if (problem.origin == ProblemOrigin::open)
            problem.capture = static_cast<CaptureDepth>(
                one_of(capture_depths, columns_of_problem, "has no number of moves where one belongs"));
        return problem;
    }

  private:
    template <std::size_t count>
    std::size_t one_of(const std::array<std::string_view, count>& words, std::size_t column,
                       const char* trouble) const {
        const auto found = std::find(words.begin(), words.end(), line_[column]);
        line_.require(found != words.end(), trouble);
        return static_cast<std::size_t>(found - words.begin());
    }
    int number_in(std::string_view text) const {
        const auto number = base::number_from<int>(text);
        line_.require(number && *number >= 0, "has no number where one belongs");
        return *number;
    }
    Code code(std::string_view text) const {
        const int code = number_in(text);
        line_.require(code <= 3, "has no code");
        return static_cast<Code>(code);
    }
    std::optional<LifeTruth> truth(std::size_t first) const {
        if (line_[first] == no_points) return std::nullopt;
        LifeTruth result{.code = code(line_[first]), .right = line_.points(line_[first + 1])};
        result.are_moves_open = line_[first + 2] == all_points;
        if (!result.are_moves_open) result.open = line_.points(line_[first + 2]);
        result.positions = static_cast<std::uint64_t>(number_in(line_[first + 3]));
        return result;
    }
    LifeTrial trial(std::string_view text) const {
        const std::vector<std::string_view> words = parts_of(text, ' ');
        line_.require(words.size() == 3 && (words[0] == "attack" || words[0] == "defend"), "has a trial that is none");
        return {words[0] == "attack", line_.point(words[1]), code(words[2])};
    }

    TableLine line_;
};

}  // namespace

std::string_view name(ProblemOrigin origin) { return origins[static_cast<std::size_t>(origin)]; }
std::string_view name(CaptureDepth depth) { return capture_depths[static_cast<std::size_t>(depth)]; }
std::string_view name(Evidence evidence) { return evidence == Evidence::proved ? "proved" : "agreed"; }

board::Position position_of(const LifeProblem& problem, const board::Position& of_game) {
    const board::Colour owner = of_game.at(problem.stone);
    const board::Colour attacker = board::opponent(owner);
    board::Position position = problem.origin == ProblemOrigin::whole ? of_game
                               : problem.origin == ProblemOrigin::cut ? cut_out(of_game, problem.region, attacker)
                                                                      : set_free(of_game, problem.region, attacker);
    if (problem.played == board::pass_vertex) return position;
    board::Board board(position);
    board.play(owner, problem.played);
    return board.position();
}

std::string line_of(const LifeProblem& problem) {
    return fmt::format(
        "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}{}\n", problem.game, problem.move, name(problem.origin),
        name(problem.evidence), board::vertex_name(problem.stone, max_board_size), point_names(problem.region),
        problem.played == board::pass_vertex ? std::string(no_points)
                                             : board::vertex_name(problem.played, max_board_size),
        columns_of(problem.attack), columns_of(problem.defend), text_of(problem.trials),
        problem.origin == ProblemOrigin::open ? fmt::format("\t{}", name(problem.capture)) : std::string());
}

std::vector<LifeProblem> read_life_problems(std::string_view text) {
    std::vector<LifeProblem> problems;
    int number = 0;
    for (const std::string_view line : parts_of(text, '\n')) {
        ++number;
        if (!line.empty()) problems.push_back(ProblemLine(line, number).read());
    }
    return problems;
}

std::vector<LifeProblem> balanced(const std::vector<LifeProblem>& problems) {
    const auto most_beside = [](std::size_t count) { return count * 13 / 7; };  // 65 of 100
    const auto kind_of = [](const LifeProblem& problem) {
        return problem.is_critical() ? 0U : problem.attack ? 1U : 2U;
    };
    std::array<std::size_t, 3> counts{};  // critical, lives anyway, dies anyway
    for (const LifeProblem& problem : problems) ++counts[kind_of(problem)];
    counts[0] = std::min(counts[0], most_beside(std::min(counts[1], counts[2])));
    for (const std::size_t settled : {1U, 2U}) counts[settled] = std::min(counts[settled], most_beside(counts[0]));
    std::vector<LifeProblem> result;
    for (const LifeProblem& problem : problems) {
        std::size_t& left = counts[kind_of(problem)];
        if (left == 0) continue;
        --left;
        result.push_back(problem);
    }
    return result;
}

bool is_right(const LifeTruth& truth, std::string_view answer) {
    return is_right_answer(answer, truth.code, truth.are_moves_open, truth.right, truth.open);
}

std::string expected_answer(const LifeTruth& truth) {
    std::string code = std::to_string(static_cast<int>(truth.code));
    if (truth.are_moves_open) return code + ".*";
    if (truth.code == Code::fails) return code;
    std::vector<Vertex> moves = truth.right;
    moves.insert(moves.end(), truth.open.begin(), truth.open.end());
    return fmt::format("{} ({})", code, point_names(moves, '|'));
}

std::string suite_text(const std::vector<LifeProblem>& problems,
                       const std::function<std::string(const LifeProblem& problem)>& file_of) {
    std::string text;
    int number = 0;
    for (const LifeProblem& problem : problems) {
        const std::string stone = board::vertex_name(problem.stone, max_board_size);
        text += fmt::format("# {}, {} before move {} of {}\nloadsgf {}\n", name(problem.origin), stone, problem.move,
                            problem.game, file_of(problem));
        if (problem.attack)
            text += fmt::format("{} owl_attack {}\n#? [{}]\n", ++number, stone, expected_answer(*problem.attack));
        if (problem.defend)
            text += fmt::format("{} owl_defend {}\n#? [{}]\n", ++number, stone, expected_answer(*problem.defend));
        for (const LifeTrial& trial : problem.trials)
            text +=
                fmt::format("{} {} {} {}\n#? [{}]\n", ++number, trial.is_attack ? "owl_does_attack" : "owl_does_defend",
                            board::vertex_name(trial.move, max_board_size), stone, static_cast<int>(trial.code));
        text += '\n';
    }
    return text;
}

}  // namespace katachi::regression
