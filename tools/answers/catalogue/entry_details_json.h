// All that is known of an entry of a catalogue, for programs.
#pragma once

#include <string>
#include <vector>

#include "patterndb/profile.h"
#include "patterndb/query/query.h"
#include "patterndb/weighing.h"

namespace katachi::answers {

std::string entry_details_json(const catalogue::EntryDetails& details,
                               const std::vector<catalogue::EntryProfile>& profiles,
                               const std::vector<catalogue::StoredPatternWeight>& weights);

}  // namespace katachi::answers
