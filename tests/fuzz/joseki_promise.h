// What compiling joseki trees promises for every record: the property that the fuzz target and the tests share.
#pragma once

#include <string>

#include "compiler/sgf/tree.h"

namespace katachi::fuzz {

// Compiles the trees. The first promise that does not hold, or "":
// - every finding has a rule, a message and a place within the trees' text;
// - the database's text is read without a finding, and holds the patterns that were found;
// - a tree made of these patterns compiles to them again.
std::string broken_joseki_promise(const compiler::SgfCollection& trees);

}  // namespace katachi::fuzz
