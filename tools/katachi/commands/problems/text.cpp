#include <fmt/format.h>

#include <map>

#include "base/text/counted.h"
#include "tools/katachi/commands/problems/mine.h"

namespace katachi::cli {

namespace {

struct Sums {
    int problems = 0;
    authoring::FoundShare share;

    void add(const authoring::MinedProblem& problem) {
        ++problems;
        share.solved += problem.found[0];
        share.moved += problem.found[0] + problem.found[1];
    }
};

std::string row(const std::string& name, const Sums& sums) {
    std::string text = fmt::format("  {:<8} {:>5}", name, sums.problems);
    if (sums.share.moved > 0)
        text += fmt::format("   solved by {} of {} who moved first ({:.0f} %)", sums.share.solved, sums.share.moved,
                            100.0 * sums.share.solved / sums.share.moved);
    return text + '\n';
}

}  // namespace

std::string mined_problems_text(const authoring::MinedProblems& mined) {
    std::map<authoring::ProblemKind, Sums> by_kind;
    std::map<int, Sums> by_depth;
    for (const authoring::MinedProblem& problem : mined.problems()) {
        by_kind[problem.kind].add(problem);
        by_depth[problem.depth].add(problem);
    }
    std::string text = fmt::format("{} of {}\n", base::counted(mined.problems().size(), "problem", "problems"),
                                   base::counted(mined.games(), "game", "games"));
    for (const auto& [kind, sums] : by_kind) text += row(authoring::name(kind), sums);
    for (const auto& [depth, sums] : by_depth) text += row(base::counted(depth, "move", "moves"), sums);
    return text;
}

}  // namespace katachi::cli
