// The games of a set, by name.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "engine/sgf/game.h"
#include "tests/regression/judges/split.h"

namespace katachi::regression {

// Names are those below `collections`, the folder games19; of games on 19 lines without a handicap alone. Throws
// FileError.
std::map<std::string, sgf::Game> games_of(const Split& split, const std::filesystem::path& collections);

// The whole main line as SGF.
std::string sgf_of(const sgf::Game& game);

}  // namespace katachi::regression
