// What follows on reading patterns, checking, compiling and drawing them, promises for every text: the property that
// the fuzz target and the tests with bad input share.
#pragma once

#include <string>

#include "compiler/model/database_spec.h"

namespace katachi::fuzz {

// Reads `text` as a file of a database of `kind`. The first promise that does not hold, or "":
// - every finding of the checker has a rule, a message and a place within the text, as its notes and its fix have;
// - fixes leave as many entries, no more errors, and nothing that could be mended;
// - the tables that are made of the entries are opened again;
// - pictures of the entries in SVG are XML characters, with as many tags opened as closed.
std::string broken_check_promise(compiler::DatabaseKind kind, const std::string& text);

}  // namespace katachi::fuzz
