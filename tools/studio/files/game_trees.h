// The trees of the games that somebody looks at.
#pragma once

#include <deque>
#include <memory>
#include <mutex>
#include <string>

#include "compiler/sgf/tree.h"
#include "tools/studio/files/game_shelf.h"

namespace katachi::studio {

// A tree as it was read last.
struct ReadTree {
    std::string name;  // "games.sgf#3"
    compiler::SgfTree tree;
};

class GameTrees {
  public:
    // Read again where its file has another text by now. Throws as GameShelf::text does, and FileError where there is
    // no such game.
    std::shared_ptr<const ReadTree> read(const std::string& game, GameShelf& games);

    struct Place {
        std::string path;  // of a variation; empty on the main line
        int move = 1;
    };
    // What commands call a node. Throws as `read`, and FileError where there is no such node.
    Place place(const std::string& game, int node, GameShelf& games);

  private:
    struct Kept {
        std::string game;
        std::shared_ptr<const std::string> text;  // one for all games of a file
        std::shared_ptr<const ReadTree> tree;
    };

    // Null where it is not kept, or was read from another text.
    std::shared_ptr<const ReadTree> kept(const std::string& game, const std::string& text);
    void keep(Kept read);

    std::mutex mutex_;
    std::deque<Kept> kept_;  // the one that was asked for last in front
};

}  // namespace katachi::studio
