// Several records as one tree: what they begin with alike stands once, and they part where they differ.
#pragma once

#include <string>
#include <vector>

#include "compiler/sgf/tree.h"

namespace katachi::compiler {

// What each game says of itself (who, when, with what result) comes to the first node where its main line is apart from
// those of all others, as SGF asks; what all games say alike stays in the root. A game whose moves are all moves of
// another one is told of in a comment at its end.
class MergedGames {
  public:
    explicit MergedGames(SgfTree first);

    // Adds the variations of `other`, which begins with the same stones and the same side to move. Nodes with the same
    // moves and set-up become one: marks and labels of both stay, different comments follow one another, and of other
    // texts those that came first stay. Nothing, or why the two cannot be one; then all is as it was.
    std::string add(SgfTree other);

    SgfTree finish() &&;

  private:
    struct Game {
        std::vector<SgfProperty> info;
        SgfNodeIndex end = sgf_root;  // of its main line
    };

    static std::vector<Game> take_games(SgfTree& tree);
    std::vector<SgfProperty> said_by_all() const;
    void place(const Game& game, const std::vector<SgfProperty>& shared, const std::vector<int>& lines_through);

    SgfTree tree_;
    std::vector<Game> games_;
};

}  // namespace katachi::compiler
