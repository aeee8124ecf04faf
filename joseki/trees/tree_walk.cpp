#include "joseki/trees/tree_walk.h"

#include <array>
#include <string_view>

#include "engine/sgf/values.h"

namespace katachi::joseki {

namespace {

struct SetUp {
    std::string_view property;
    board::Colour colour;
};

constexpr std::array<SetUp, 3> set_ups{
    {{"AB", board::Colour::black}, {"AW", board::Colour::white}, {"AE", board::Colour::empty}}};

}  // namespace

TreeWalk::TreeWalk(const compiler::SgfTree& tree) : tree_(tree), board_(tree.board_size()) {
    enter(compiler::sgf_root);
}

bool TreeWalk::next() {
    const compiler::SgfNodeIndex following = tree_.next(node_);
    if (following == compiler::no_sgf_node) return false;
    leave();
    const compiler::SgfNodeIndex parent = tree_.node(following).parent;
    if (parent != node_) go_back_to(parent, following);
    enter(following);
    return true;
}

void TreeWalk::enter(compiler::SgfNodeIndex node) {
    node_ = node;
    set_up();
    moves_.clear();
    for (const compiler::SgfProperty& property : this->node().properties) {
        if (property.name != "B" && property.name != "W") continue;
        const auto vertex = sgf::sgf_move(property.values.front().text, board_.size());
        if (vertex)
            moves_.push_back({property.name == "B" ? board::Colour::black : board::Colour::white, *vertex, node_});
    }
}

void TreeWalk::set_up() {
    for (const auto& [name, colour] : set_ups) {
        const compiler::SgfProperty* property = node().find(name);
        if (property == nullptr) continue;
        for (const compiler::SgfValue& value : property->values) {
            const auto rectangle = sgf::sgf_rectangle(value.text, board_.size());
            if (!rectangle) continue;
            for (int row = rectangle->top; row <= rectangle->bottom; ++row)
                for (int column = rectangle->left; column <= rectangle->right; ++column)
                    board_.place(colour, board::vertex_at(row, column));
        }
    }
}

// Plays the moves of the node, and keeps the board where variations will need it again.
void TreeWalk::leave() {
    for (const TreeMove& move : moves_) {
        board_.play_recorded(move.colour, move.vertex);
        line_.push_back(move);
    }
    const compiler::SgfNode& left = node();
    if (left.first_child != left.last_child) forks_.push_back({node_, board_.position(), line_.size()});
}

void TreeWalk::go_back_to(compiler::SgfNodeIndex fork, compiler::SgfNodeIndex child) {
    while (forks_.back().node != fork) forks_.pop_back();
    board_ = board::Board(forks_.back().position);
    line_.resize(forks_.back().line_length);
    if (tree_.node(child).next_sibling == compiler::no_sgf_node) forks_.pop_back();
}

}  // namespace katachi::joseki
