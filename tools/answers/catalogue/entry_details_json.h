// All that is known of an entry of a catalogue, for programs.
#pragma once

#include <string>
#include <vector>

#include "patterndb/profile.h"
#include "patterndb/query/query.h"

namespace katachi::answers {

std::string entry_details_json(const catalogue::EntryDetails& details,
                               const std::vector<catalogue::EntryProfile>& profiles);

}  // namespace katachi::answers
