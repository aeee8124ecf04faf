// Counts over a whole catalogue, for programs.
#pragma once

#include <string>
#include <vector>

#include "patterndb/profile.h"
#include "patterndb/query/statistics.h"
#include "patterndb/weighing.h"

namespace katachi::answers {

std::string statistics_json(const catalogue::Statistics& statistics,
                            const std::vector<catalogue::StoredProfile>& profiles,
                            const std::vector<catalogue::StoredWeighing>& weighings);

}  // namespace katachi::answers
