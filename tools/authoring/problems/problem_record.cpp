#include "tools/authoring/problems/problem_record.h"

#include "engine/board/side_name.h"
#include "engine/sgf/values.h"
#include "tools/authoring/solve/solution_tree.h"

namespace katachi::authoring {

namespace {

using board::Colour;
using compiler::SgfNode;
using compiler::SgfNodeIndex;
using compiler::SgfTree;

}  // namespace

SgfTree problem_record(const GameProblem& problem) {
    SgfTree tree;
    tree.nodes.emplace_back();
    const board::Board board(problem.position);
    SgfNode& root = tree.node(compiler::sgf_root);
    root.set("GM", "1");
    root.set("SZ", std::to_string(board.size()));
    root.add_points("AB", board.stones(Colour::black));
    root.add_points("AW", board.stones(Colour::white));
    root.set("PL", sgf::sgf_side_letter(problem.local.solver));
    root.add_points("TR", problem.local.stones);
    add_shown_line(tree, compiler::sgf_root, problem.proof.right, problem.local.solver);
    for (const ShownMove& wrong : problem.proof.wrong) {
        const SgfNodeIndex index = add_shown_line(tree, compiler::sgf_root, wrong);
        tree.node(index).set("BM", "1");
        if (wrong.next.empty()) tree.node(index).set("C", "Fails though it is not answered.");
    }
    return tree;
}

std::string problem_task(ProblemKind kind, Colour solver) {
    const std::string side = board::side_name(solver) + " to play: ";
    switch (kind) {
        case ProblemKind::kill: return side + "kill the marked stones.";
        case ProblemKind::live: return side + "make the marked stones live.";
        case ProblemKind::race: return side + "win the race of the marked stones and those that they fight.";
        case ProblemKind::capture: return side + "capture the marked stones.";
        case ProblemKind::save: return side + "save the marked stones.";
        case ProblemKind::cut: return side + "cut the marked stones.";
        case ProblemKind::join: return side + "join the marked stones.";
    }
    return side;
}

}  // namespace katachi::authoring
