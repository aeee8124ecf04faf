// Trees to text: FF[4], CA[UTF-8], everything else as it was read. Reading it again gives the same tree.
#pragma once

#include <string>

#include "compiler/sgf/tree.h"

namespace katachi::compiler {

// One game, with a line end behind it.
std::string sgf_text(const SgfTree& tree);

// Games with an empty line between them.
std::string sgf_text(const std::vector<SgfTree>& games);

}  // namespace katachi::compiler
