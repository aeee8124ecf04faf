// What game records have wrong, for people.
#pragma once

#include <string>

#include "base/findings/source_file.h"
#include "engine/sgf/game.h"

namespace katachi::sgf {

// "3:7: a value without ']'"; `source` is the text that the warning's offset is of.
std::string warning_text(const SgfWarning& warning, const base::SourceFile& source);

}  // namespace katachi::sgf
