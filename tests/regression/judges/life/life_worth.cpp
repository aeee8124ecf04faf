#include "tests/regression/judges/life/life_worth.h"

#include <fmt/core.h>

#include <algorithm>
#include <ctime>
#include <iostream>

#include "base/files/file_error.h"
#include "base/findings/diagnostic.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tools/authoring/compiled_patterns.h"
#include "tools/authoring/life/closed_problems.h"
#include "tools/authoring/life/pattern_profile.h"
#include "tools/authoring/life/shape_moves.h"
#include "tools/authoring/shipped_library.h"

namespace katachi::regression {

namespace {

constexpr std::uint64_t most_positions = 20'000;  // a search

double processor_milliseconds() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct ReadQuestion {
    bool is_settled = false;
    std::uint64_t positions = 0;
    double milliseconds = 0;
};

std::vector<ReadQuestion> read_all(const std::vector<authoring::ClosedProblem>& problems, const life::LifeMeans& means,
                                   life::MoveAdviser* adviser) {
    life::LifeReader reader({.nodes = most_positions, .means = means});
    reader.take_advice(adviser);
    std::vector<ReadQuestion> read;
    for (const authoring::ClosedProblem& problem : problems) {
        board::Board board = problem.board;
        for (const board::Colour side : {problem.goal.attacker(), problem.goal.defender}) {
            const double begin = processor_milliseconds();
            const life::LifeAnswer answer = reader.ask(board, problem.goal, side, side);
            read.push_back(
                {answer.certainty == life::Certainty::proved, answer.nodes, processor_milliseconds() - begin});
        }
    }
    return read;
}

std::string row(const std::string& name, const std::vector<ReadQuestion>& read) {
    const auto settled = [&](const auto& within) {
        return std::ranges::count_if(read, [&](const ReadQuestion& one) { return one.is_settled && within(one); });
    };
    double positions = 0, milliseconds = 0;
    for (const ReadQuestion& one : read) {
        positions += static_cast<double>(one.positions);
        milliseconds += one.milliseconds;
    }
    return fmt::format("| {} | {} | {} | {} | {} | {} | {:.0f} | {:.1f} | {:.0f} |\n", name, read.size(),
                       settled([](const ReadQuestion& one) { return one.positions <= 500; }),
                       settled([](const ReadQuestion& one) { return one.positions <= 5'000; }),
                       settled([](const ReadQuestion& one) { return one.milliseconds <= 2; }),
                       settled([](const ReadQuestion& one) { return one.milliseconds <= 20; }), positions / 1000,
                       milliseconds / static_cast<double>(read.size()), positions / milliseconds);
}

std::vector<compiler::PatternDatabase> life_databases(const std::vector<std::filesystem::path>& paths) {
    base::Diagnostics diagnostics;
    std::vector<compiler::PatternDatabase> databases;
    for (const std::filesystem::path& path : paths)
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(path))
            if (authoring::is_of_life(spec.kind)) databases.push_back(compiler::read_database(spec, diagnostics));
    return databases;
}

}  // namespace

void show_life_worth(const std::string& folder, const std::vector<std::string>& patterns) {
    const auto tell = [](const std::string& line) { std::cerr << line << '\n'; };
    const auto problems = authoring::read_closed_problems({folder}, {}, tell).problems;
    if (problems.empty())
        throw base::FileError(folder +
                              ": holds no problem; one is a record whose group lives or dies in a closed region");
    std::cout << "| | questions | settled by 500 positions | by 5,000 | within 2 ms | within 20 ms | thousand "
                 "positions | mean "
                 "ms "
                 "| positions a ms |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|\n";
    const auto add = [&](const std::string& name, const life::LifeMeans& means, life::MoveAdviser* adviser) {
        std::cout << row(name, read_all(problems, means, adviser)) << std::flush;
    };
    add("all", {}, nullptr);
    add("without eyes", {.eyes = false}, nullptr);
    add("without promise", {.promise = false}, nullptr);
    add("without the net", {.net = false}, nullptr);
    add("without zones", {.zones = false}, nullptr);
    const auto add_patterns = [&](const std::string& name, const std::vector<std::filesystem::path>& paths) {
        const std::vector<compiler::PatternDatabase> databases = life_databases(paths);
        const authoring::CompiledPatterns compiled(databases);
        authoring::ShapeMoves everywhere(compiled.tables());
        add(name, {}, &everywhere);
        authoring::ShapeMoves near(compiled.tables(), 4);
        add(name + ", first 4 moves", {}, &near);
    };
    add_patterns("patterns", authoring::shipped_library());
    if (!patterns.empty()) add_patterns("patterns given", {patterns.begin(), patterns.end()});
}

}  // namespace katachi::regression
