#include "tests/regression/judges/life/life_collection.h"

#include <fmt/core.h>

#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>

#include "base/files/appended_file.h"
#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/long_work/progress_line.h"
#include "compiler/sgf/tree.h"
#include "compiler/sgf/writer.h"
#include "engine/sgf/values.h"
#include "tests/regression/judges/life/life_drawing.h"
#include "tests/regression/judges/split_games.h"

namespace katachi::regression {

namespace {

using std::filesystem::path;

constexpr char position_mark = '#';  // before what was found of a position

// What is known so far: of each position a line with counts, and one for each problem.
struct FoundLife {
    int positions = 0;
    std::vector<LifeProblem> problems;
    std::map<std::string, int> others;  // by why there is none
};

std::vector<LifeProblem> life_problems_in(const path& file, const std::string& text) {
    try {
        return read_life_problems(text);
    } catch (const std::invalid_argument& trouble) {
        throw base::FileError(
            fmt::format("{}: {}; mend it, or take it away and draw anew", file.string(), trouble.what()));
    }
}

FoundLife found_in(const path& file) {
    FoundLife found;
    std::ifstream stream(file);
    std::string rows;
    for (std::string line; std::getline(stream, line);) {
        if (line.empty() || line.front() != position_mark) {
            rows += line + '\n';
            continue;
        }
        ++found.positions;
        std::istringstream words(line.substr(1));
        std::string reason;
        for (int count = 0; words >> reason >> count;) found.others[reason] += count;
    }
    found.problems = life_problems_in(file, rows);
    return found;
}

std::string text_of(const DrawnProblems& drawn) {
    std::string text(1, position_mark);
    for (const auto& [reason, count] : drawn.others) text += fmt::format(" {} {}", name(reason), count);
    text += '\n';
    for (const LifeProblem& problem : drawn.problems) text += line_of(problem);
    return text;
}

std::string counts_text(const FoundLife& found) {
    std::map<std::string, int> counts;
    for (const LifeProblem& problem : found.problems)
        ++counts[fmt::format("{}\t{}", name(problem.origin),
                             problem.is_critical() ? "critical"
                             : problem.attack      ? "lives anyway"
                                                   : "dies anyway")];
    std::string text = fmt::format("positions\t{}\n", found.positions);
    for (const auto& [kind, count] : counts) text += fmt::format("{}\t{}\n", kind, count);
    for (const auto& [reason, count] : found.others) text += fmt::format("no problem\t{}\t{}\n", reason, count);
    return text;
}

// The group is marked, as `katachi solve` and `katachi life` take problems.
std::string problem_sgf(const LifeProblem& problem, const board::Position& position) {
    const board::Board board(position);
    compiler::SgfTree tree;
    compiler::SgfNode& root = tree.nodes.emplace_back();
    root.set("GM", "1");
    root.set("SZ", std::to_string(board.size()));
    root.set("RU", "Japanese");
    root.add_points("AB", board.stones(board::Colour::black));
    root.add_points("AW", board.stones(board::Colour::white));
    root.add_points("TR", board.stones(board.at(problem.stone)) & problem.region);
    return compiler::sgf_text(tree);
}

}  // namespace

void draw_life_table(const QuestionTable& table, const std::map<std::string, sgf::Game>& games, int positions,
                     const path& work, const std::atomic<bool>& stop) {
    std::filesystem::create_directories(work);
    const std::string& about = table.about;
    const path file = work / (table.name() + ".found.tsv");
    const FoundLife before = found_in(file);
    base::ProgressLine line;
    std::size_t count = before.problems.size();
    int looked_at = before.positions;
    const LifeDrawingPlan plan{.first = looked_at, .positions = std::max(0, positions - looked_at)};
    const auto take = [&](const DrawnProblems& drawn) {
        base::append_to_file(file, text_of(drawn));
        count += drawn.problems.size();
        line.show(fmt::format("{}: {} positions, {} problems", table.name(), ++looked_at, count));
    };
    if (about == "life")
        draw_life(games, plan, stop, take);
    else if (about == "life-open")
        draw_open_life(games, plan, stop, take);
    else if (about == "life-composed")
        draw_composed_life(table.split, ProofEffort::usual, plan, stop, take);
    else if (about == "life-composed-hard")
        draw_composed_life(table.split, ProofEffort::long_searches, plan, stop, take);
    else
        draw_agreed_life(games, plan, work, stop, take);
    line.clear();
    const FoundLife found = found_in(file);
    std::string text;
    for (const LifeProblem& problem : balanced(found.problems)) text += line_of(problem);
    base::write_file(table.file(), text);
    base::write_file(table.counts_file(), counts_text(found));
    std::cout << counts_text(found);
}

std::vector<LifeProblem> life_problems_in(const QuestionTable& table) {
    return life_problems_in(table.file(), std::string(base::read_file(table.file())->text()));
}

std::vector<WrittenProblem> write_problems(const std::vector<LifeProblem>& problems, const std::string& name,
                                           const std::map<std::string, sgf::Game>& games, const path& folder) {
    std::filesystem::create_directories(folder / "problems");
    std::vector<WrittenProblem> written;
    for (const LifeProblem& problem : problems) {
        const board::Position shown = position_of(problem, board_before(games, problem.game, problem.move));
        const std::string file = fmt::format("problems/{}-{}.sgf", name, written.size() + 1);
        base::write_file(folder / file, problem_sgf(problem, shown));
        written.push_back({problem, board::Board(shown), file});
    }
    return written;
}

void write_life_suites(const std::string& split, const std::map<std::string, sgf::Game>& games, const path& tables,
                       const path& folder) {
    for (const std::string_view about : life_abouts) {
        const QuestionTable table{split, std::string(about), tables};
        if (!std::filesystem::exists(table.file())) continue;
        const std::vector<LifeProblem> problems = life_problems_in(table);
        const std::vector<WrittenProblem> written = write_problems(problems, table.name(), games, folder);
        std::size_t next = 0;
        base::write_file(folder / (table.name() + ".tst"),
                         suite_text(problems, [&](const LifeProblem&) { return written[next++].file; }));
    }
}

}  // namespace katachi::regression
