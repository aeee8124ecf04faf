// How mining sees one game: the sequence of each corner and why it ended there.
#pragma once

#include <cstdint>
#include <string>

#include "joseki/mining/corner_rule.h"

namespace katachi::cli {

// The rule in words.
std::string rule_text(const joseki::CornerRule& rule);

// `name` is FILE or FILE#N; of a text no more than `archive_limit` bytes are unpacked. Throws FileError.
std::string explained_sequences(const std::string& name, const joseki::CornerRule& rule, std::uint64_t archive_limit);

}  // namespace katachi::cli
