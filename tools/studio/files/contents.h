// What a studio shows.
#pragma once

#include <string>
#include <vector>

#include "tools/studio/files/game_shelf.h"
#include "tools/studio/files/game_trees.h"
#include "tools/studio/files/kept_text.h"
#include "tools/studio/files/library.h"

namespace katachi::studio {

struct Contents {
    Library library;
    GameShelf games;
    std::vector<std::string> suites = {};  // files, as a command line names them
    GameTrees trees = {};
    KeptText listing = {};  // of all entries
    KeptText told = {};     // of all games
};

}  // namespace katachi::studio
