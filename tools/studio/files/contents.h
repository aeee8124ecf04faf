// What a studio shows.
#pragma once

#include "tools/studio/files/game_shelf.h"
#include "tools/studio/files/game_trees.h"
#include "tools/studio/files/kept_text.h"
#include "tools/studio/files/library.h"

namespace katachi::studio {

struct Contents {
    Library library;
    GameShelf games;
    GameTrees trees = {};
    KeptText listing = {};  // of all entries
};

}  // namespace katachi::studio
