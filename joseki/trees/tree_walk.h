// Goes through all nodes of a game's tree, variations included, with the board as each of them finds it.
#pragma once

#include <utility>
#include <vector>

#include "compiler/sgf/tree.h"
#include "engine/board/board.h"

namespace katachi {

struct TreeMove {
    Colour colour = Colour::black;
    Vertex vertex = pass_vertex;
    SgfNodeIndex node = no_sgf_node;
};

class TreeWalk {
  public:
    // At the root. The tree's board must have a size that Katachi supports; it must outlive the walk.
    explicit TreeWalk(const SgfTree& tree);

    // To the node that the record has next; false where there is none.
    bool next();

    SgfNodeIndex index() const { return node_; }
    const SgfNode& node() const { return tree_.node(node_); }
    // The stones before the node's move, set up as it asks.
    const Board& board() const { return board_; }
    // Moves of the node in their order, usually one; what is no point of the board is none.
    const std::vector<TreeMove>& moves() const { return moves_; }
    // All moves from the root to this node, its own not included.
    const std::vector<TreeMove>& line() const { return line_; }

  private:
    // Where variations begin.
    struct Fork {
        SgfNodeIndex node;
        Position position;
        std::size_t line_length;
    };

    void enter(SgfNodeIndex node);
    void set_up();
    void leave();
    void go_back_to(SgfNodeIndex fork, SgfNodeIndex child);

    const SgfTree& tree_;
    SgfNodeIndex node_ = sgf_root;
    Board board_;
    std::vector<TreeMove> moves_;
    std::vector<TreeMove> line_;
    std::vector<Fork> forks_;
};

}  // namespace katachi
