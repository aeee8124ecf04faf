// Full-text search.
#pragma once

#include <string_view>

#include "patterndb/query/query.h"

namespace katachi::catalogue {

// Entries whose name, remarks or constraint hold every word of `words` (parted by white space); a word
// also finds those that begin with it. A word with marks in it, such as xplay_attack(*,A), must stand
// there in that order, marks and case left out of account. Words of marks alone are not looked for;
// without any other word, nothing is found. The best come first: names before remarks.
EntryList search_text(const Catalogue& catalogue, std::string_view words, const EntryFilter& filter = {},
                      std::int64_t limit = -1);

}  // namespace katachi::catalogue
