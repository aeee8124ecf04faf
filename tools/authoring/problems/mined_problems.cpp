#include "tools/authoring/problems/mined_problems.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <utility>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/text/number.h"
#include "compiler/sgf/reader.h"
#include "compiler/sgf/writer.h"
#include "tools/authoring/problems/problem_record.h"

namespace katachi::authoring {

namespace {

constexpr const char* index_name = "problems.tsv";
constexpr const char* origin_mark = "# from ";
constexpr const char* games_mark = "# games ";
constexpr const char* columns =
    "# code\tkind\tside\tsolution\tmoves\twrong\ttempting\tadded\tsolved\tmissed\tleft\tmove\tgame";
constexpr std::size_t column_count = 13;

// Blanks in the place of what would part columns.
std::string on_one_line(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char letter) { return letter == '\t' || letter == '\n'; }, ' ');
    return text;
}

std::string row_of(const MinedProblem& problem) {
    return fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", problem.code, name(problem.kind),
                       problem.solver == board::Colour::black ? 'B' : 'W', problem.solution, problem.depth,
                       problem.wrong, problem.tempting, problem.added_walls, problem.found[0], problem.found[1],
                       problem.found[2], problem.move, problem.game);
}

std::optional<ProblemKind> kind_of(std::string_view word) {
    for (std::size_t i = 0; i < problem_kinds; ++i)
        if (name(static_cast<ProblemKind>(i)) == word) return static_cast<ProblemKind>(i);
    return std::nullopt;
}

std::vector<std::string> parts_of(const std::string& line, char separator) {
    std::vector<std::string> parts(1);
    for (const char letter : line) {
        if (letter == separator)
            parts.emplace_back();
        else
            parts.back() += letter;
    }
    return parts;
}

std::optional<MinedProblem> problem_of(const std::string& row) {
    const std::vector<std::string> parts = parts_of(row, '\t');
    if (parts.size() != column_count) return std::nullopt;
    const auto kind = kind_of(parts[1]);
    if (!kind || (parts[2] != "B" && parts[2] != "W")) return std::nullopt;
    MinedProblem problem{.kind = *kind,
                         .code = parts[0],
                         .solver = parts[2] == "B" ? board::Colour::black : board::Colour::white,
                         .solution = parts[3],
                         .game = parts[12],
                         .record = {}};
    const std::array<int*, 8> numbers{&problem.depth,    &problem.wrong,    &problem.tempting, &problem.added_walls,
                                      &problem.found[0], &problem.found[1], &problem.found[2], &problem.move};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto number = base::number_from<int>(parts[4 + i]);
        if (!number) return std::nullopt;
        *numbers[i] = *number;
    }
    return problem;
}

compiler::SgfTree record_in(const std::filesystem::path& path) {
    compiler::SgfCollection read = compiler::read_sgf_collection(path.string(), base::read_file(path)->text());
    if (read.games.empty()) throw base::FileError(path.string() + ": holds no problem; take it away with its row");
    return std::move(read.games.front());
}

}  // namespace

std::string MinedProblem::file() const { return fmt::format("{}-{}.sgf", name(kind), code); }

void MinedProblems::add(const std::string& game, const std::vector<GameProblem>& problems) {
    for (const GameProblem& problem : problems) {
        const auto [place, is_new] = by_code_.try_emplace(problem.code, problems_.size());
        if (is_new)
            problems_.push_back({.kind = problem.kind,
                                 .code = problem.code,
                                 .solver = problem.local.solver,
                                 .solution = board::vertex_name(problem.proof.solution, problem.position.size),
                                 .depth = problem.proof.depth,
                                 .wrong = static_cast<int>(problem.proof.wrong.size()),
                                 .tempting = problem.proof.tempting,
                                 .added_walls = problem.added_walls,
                                 .game = on_one_line(game),
                                 .move = problem.move,
                                 .record = problem_record(problem)});
        ++problems_[place->second].found[static_cast<std::size_t>(problem.found)];
    }
}

FoundShare MinedProblems::share_of(ProblemKind kind, int depth) const {
    FoundShare share;
    for (const MinedProblem& problem : problems_) {
        if (problem.kind != kind || problem.depth != depth) continue;
        share.solved += problem.found[0];
        share.moved += problem.found[0] + problem.found[1];
    }
    return share;
}

std::string MinedProblems::comment_of(const MinedProblem& problem) const {
    std::string text = problem_task(problem.kind, problem.solver);
    text += fmt::format("\n\n{}, before move {}.", problem.game, problem.move);
    if (problem.added_walls > 0)
        text += fmt::format(" The wall is closed by stones that the game had not: {}.", problem.added_walls);
    const int moved = problem.found[0] + problem.found[1];
    text += moved == 0 ? "\nHere nobody of this side moved first"
                       : fmt::format("\nSolved by {} of {} players who moved first here", problem.found[0], moved);
    const FoundShare like = share_of(problem.kind, problem.depth);
    if (like.moved > 0)
        text += fmt::format("; problems of this kind and length were solved by {} of {}", like.solved, like.moved);
    text += '.';
    return text;
}

MinedProblems MinedProblems::read(const std::filesystem::path& folder, const std::string& origin) {
    MinedProblems mined;
    const std::filesystem::path index = folder / index_name;
    std::error_code error;
    if (!std::filesystem::exists(index, error)) return mined;
    std::string other;
    for (const std::string& line : parts_of(std::string(base::read_file(index)->text()), '\n')) {
        if (line.starts_with(origin_mark)) other = line.substr(std::string_view(origin_mark).size());
        if (line.starts_with(games_mark))
            mined.games_ = base::number_from<std::size_t>(line.substr(std::string_view(games_mark).size())).value_or(0);
        if (line.empty() || line.starts_with('#')) continue;
        auto problem = problem_of(line);
        if (!problem)
            throw base::FileError(index.string() + ": a row is none of a problem: " + line +
                                  "; take the file away to begin anew");
        problem->record = record_in(folder / problem->file());
        mined.by_code_[problem->code] = mined.problems_.size();
        mined.problems_.push_back(std::move(*problem));
    }
    if (other != on_one_line(origin))
        throw base::FileError(folder.string() + ": has problems that were mined otherwise: " + other +
                              "; name another folder");
    return mined;
}

void MinedProblems::write(const std::filesystem::path& folder, const std::string& origin) const {
    std::string index = fmt::format("{}{}\n{}{}\n{}\n", origin_mark, on_one_line(origin), games_mark, games_, columns);
    for (const MinedProblem& problem : problems_) {
        compiler::SgfTree record = problem.record;
        record.node(compiler::sgf_root).set("C", comment_of(problem));
        base::write_changed_file(folder / problem.file(), compiler::sgf_text(record));
        index += row_of(problem);
    }
    base::write_changed_file(folder / index_name, index);
}

}  // namespace katachi::authoring
