#include "tools/authoring/solve/solution_tree.h"

#include <string>

#include "engine/board/side_name.h"
#include "engine/sgf/values.h"
#include "tools/authoring/position/position_report.h"

namespace katachi::authoring {

namespace {

using board::Colour;
using compiler::SgfNode;
using compiler::SgfNodeIndex;
using compiler::SgfTree;
using reading::TacticalCode;

// The children of the root that are of this side, from the first of its lines on.
void add_side(SgfTree& tree, const SideSolution& solution, bool is_attack) {
    std::size_t number = 0;
    for (const ShownMove& shown : solution.lines) {
        const bool is_solving = number < solution.solving.size();
        const JudgedMove& judged =
            is_solving ? solution.solving[number] : solution.wrong[number - solution.solving.size()];
        ++number;
        SgfNode& node = tree.node(add_shown_line(tree, compiler::sgf_root, shown));
        node.set(is_solving ? "TE" : "BM", "1");
        node.set("C", board::side_name(solution.side) + ' ' + outcome_text(judged.answer, is_attack) + ": " +
                          life::name(judged.answer.certainty));
    }
}

std::string side_text(const SideSolution& solution, bool is_attack) {
    return board::side_name(solution.side) + " first " + outcome_text(solution.answer, is_attack) + ": " +
           life::name(solution.answer.certainty);
}

// Stones alone do not say what was played last.
std::string ko_text(const SolvedProblem& solved) {
    const board::Board board = played_board(solved.asked);
    if (board.ko_point() == board::pass_vertex) return "";
    return "\n" + board::side_name(board::opponent(board.history().back().colour)) + " may not take the ko at " +
           board::vertex_name(board.ko_point(), board.size()) + " at once; this record of stones cannot forbid it";
}

}  // namespace

SgfNodeIndex add_shown_line(SgfTree& tree, SgfNodeIndex parent, const ShownMove& shown, Colour winner) {
    const SgfNodeIndex index = tree.add_node(parent);
    tree.node(index).set(sgf::sgf_side_letter(shown.colour), sgf::sgf_point_text(shown.move));
    if (shown.colour == winner) tree.node(index).set("TE", "1");
    for (const ShownMove& next : shown.next) add_shown_line(tree, index, next, winner);
    return index;
}

std::string outcome_text(const life::LifeAnswer& answer, bool is_attack) {
    const bool is_open = answer.certainty == life::Certainty::open;
    const std::string what = is_attack ? "kill" : "live";
    const std::string wins = is_open ? "seems to " + what : what + 's';
    switch (answer.code) {
        case TacticalCode::failure: return (is_open ? "seems not to " : "does not ") + what;
        case TacticalCode::win: return wins;
        case TacticalCode::ko_a: return wins + " by a ko for which the opponent needs the first threat";
        case TacticalCode::ko_b: return wins + " by a ko for which it needs the first threat";
    }
    return wins;
}

SgfTree solution_tree(const SolvedProblem& solved) {
    SgfTree tree;
    tree.nodes.emplace_back();
    SgfNode& root = tree.node(compiler::sgf_root);
    const board::Board board(solved.asked.position);
    root.set("GM", "1");
    root.set("SZ", std::to_string(board.size()));
    root.add_points("AB", board.stones(Colour::black));
    root.add_points("AW", board.stones(Colour::white));
    if (solved.asked.to_move) root.set("PL", sgf::sgf_side_letter(*solved.asked.to_move));
    root.add_points("TR", solved.group.goal.stones);
    root.set("C", side_text(solved.attack, true) + '\n' + side_text(solved.defence, false) + ko_text(solved));
    add_side(tree, solved.attack, true);
    add_side(tree, solved.defence, false);
    return tree;
}

}  // namespace katachi::authoring
