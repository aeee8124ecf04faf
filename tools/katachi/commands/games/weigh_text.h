// What games say of the moves of patterns, for people.
#pragma once

#include <cstddef>
#include <string>

#include "base/findings/diagnostic_text.h"
#include "patterndb/weighing.h"

namespace katachi::cli {

// A row for each of the first `limit` patterns.
std::string weighing_text(const catalogue::Weighing& weighing, std::size_t limit, const base::TextStyle& style);

// A row for each pattern, with plain numbers.
std::string weighing_tsv(const catalogue::Weighing& weighing);

}  // namespace katachi::cli
