#include "tools/authoring/problems/problem_record.h"

#include "engine/board/side_name.h"
#include "engine/sgf/values.h"

namespace katachi::authoring {

namespace {

using board::Colour;
using compiler::SgfNode;
using compiler::SgfNodeIndex;
using compiler::SgfTree;

const char* property_of(Colour colour) { return colour == Colour::black ? "B" : "W"; }

void add_points(SgfNode& node, const std::string& name, const board::VertexSet& points) {
    if (points.empty()) return;
    compiler::SgfProperty property{.name = name, .values = {}};
    for (const board::Vertex point : points)
        property.values.push_back(compiler::SgfValue::of(sgf::sgf_point_text(point)));
    node.add(std::move(property));
}

// `winner` has its moves marked; nobody where it is empty.
SgfNodeIndex add_line(SgfTree& tree, SgfNodeIndex parent, const ShownMove& shown, Colour winner) {
    const SgfNodeIndex index = tree.add_node(parent);
    tree.node(index).set(property_of(shown.colour), sgf::sgf_point_text(shown.move));
    if (shown.colour == winner) tree.node(index).set("TE", "1");
    for (const ShownMove& next : shown.next) add_line(tree, index, next, winner);
    return index;
}

}  // namespace

SgfTree problem_record(const GameProblem& problem) {
    SgfTree tree;
    tree.nodes.emplace_back();
    const board::Board board(problem.position);
    SgfNode& root = tree.node(compiler::sgf_root);
    root.set("GM", "1");
    root.set("SZ", std::to_string(board.size()));
    add_points(root, "AB", board.stones(Colour::black));
    add_points(root, "AW", board.stones(Colour::white));
    root.set("PL", property_of(problem.local.solver));
    add_points(root, "TR", problem.local.stones);
    add_line(tree, compiler::sgf_root, problem.proof.right, problem.local.solver);
    for (const ShownMove& wrong : problem.proof.wrong) {
        const SgfNodeIndex index = add_line(tree, compiler::sgf_root, wrong, Colour::empty);
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
