// What reading game records promises for every text: the property that the fuzz target and the tests share.
#pragma once

#include <string>
#include <string_view>

#include "compiler/sgf/tree.h"

namespace katachi::fuzz {

// Reads `bytes` as trees and in bulk. The first promise that does not hold, or "":
// - every warning has a message and a place within the text;
// - a tree that is written and read again is the same tree, but for FF and CA, and is then written the same;
// - the main lines of the trees are what the bulk reader finds in the same text, where no escapes are in the way.
std::string broken_sgf_promise(std::string_view bytes);

std::string broken_sgf_round_trip(const compiler::SgfTree& tree);

// `scanned` is what the bulk reader read from `text`, where the tree comes from too.
std::string broken_sgf_agreement(const compiler::SgfTree& tree, const sgf::Game& scanned, std::string_view text);

}  // namespace katachi::fuzz
