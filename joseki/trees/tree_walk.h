// Goes through all nodes of a game's tree, variations included, with the board as each of them finds it.
#pragma once

#include <utility>
#include <vector>

#include "compiler/sgf/tree.h"
#include "engine/board/board.h"

namespace katachi::joseki {

struct TreeMove {
    board::Colour colour = board::Colour::black;
    board::Vertex vertex = board::pass_vertex;
    compiler::SgfNodeIndex node = compiler::no_sgf_node;
};

class TreeWalk {
  public:
    // The walk begins at the root. The tree's board must have a size that Katachi supports; it must outlive the walk.
    explicit TreeWalk(const compiler::SgfTree& tree);

    // Goes on to the node that the record has next; false where there is none.
    bool next();

    compiler::SgfNodeIndex index() const { return node_; }
    const compiler::SgfNode& node() const { return tree_.node(node_); }
    // The stones before the node's move, set up as it asks.
    const board::Board& board() const { return board_; }
    // Moves of the node in their order, usually one; what is no point of the board is none.
    const std::vector<TreeMove>& moves() const { return moves_; }
    // All moves from the root to this node, its own not included.
    const std::vector<TreeMove>& line() const { return line_; }

  private:
    // Where variations begin.
    struct Fork {
        compiler::SgfNodeIndex node;
        board::Position position;
        std::size_t line_length;
    };

    void enter(compiler::SgfNodeIndex node);
    void set_up();
    void leave();
    void go_back_to(compiler::SgfNodeIndex fork, compiler::SgfNodeIndex child);

    const compiler::SgfTree& tree_;
    compiler::SgfNodeIndex node_ = compiler::sgf_root;
    board::Board board_;
    std::vector<TreeMove> moves_;
    std::vector<TreeMove> line_;
    std::vector<Fork> forks_;
};

}  // namespace katachi::joseki
