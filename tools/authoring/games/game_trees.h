// Games as trees, game after game, from whatever holds them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/findings/source_file.h"
#include "compiler/sgf/tree.h"
#include "tools/authoring/games/packed_file.h"

namespace katachi::authoring {

struct GameTreeVisitor {
    // `name` is "game.sgf", "games.sgf#3" or "games.zip: 2016/a.sgf".
    std::function<void(compiler::SgfTree game, const base::SourcePtr& source, const std::string& name)> game;
    std::function<void(const std::string& line)> trouble;  // what cannot be read, or holds no game; others follow
};

// `inputs` are files, folders and archives as visit_game_texts takes them, FILE#N for one game, and `-`. Records that
// do not say their encoding, and whose bytes do not, get one guess together. Throws FileError.
void visit_game_trees(const std::vector<std::string>& inputs, const GameTreeVisitor& visitor,
                      const GameReading& reading = {});

}  // namespace katachi::authoring
