// How mining sees one game: the sequence of each corner and why it ended there.
#pragma once

#include <string>

#include "joseki/mining/corner_rule.h"
#include "tools/authoring/games/game_reading.h"

namespace katachi::cli {

// The rule in words.
std::string rule_text(const joseki::CornerRule& rule);

// `name` is FILE or FILE#N; throws FileError.
std::string explained_sequences(const std::string& name, const joseki::CornerRule& rule,
                                const authoring::GameReading& reading);

}  // namespace katachi::cli
