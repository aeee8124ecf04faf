// What formatting promises for every text, however broken.
#pragma once

#include <string>

#include "compiler/model/database_spec.h"

namespace katachi::fuzz {

// Formats `text` as a file of a database of `kind`. The first promise that does not hold, or "":
// - formatting_fault finds nothing: the model, comments and findings stay, and the text is its own form;
// - each line with a finding stays byte for byte.
std::string broken_formatting_promise(compiler::DatabaseKind kind, const std::string& text);

}  // namespace katachi::fuzz
