// An entry of a catalogue, and lists of entries, for programs. Rows, columns and lines count from 1.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "patterndb/query/query.h"
#include "patterndb/query/shape_search.h"

namespace katachi::answers {

nlohmann::ordered_json entry_json_value(const catalogue::EntrySummary& entry);

std::string entry_list_json(const catalogue::EntryList& list);

// Each entry also with how the shape lies in it.
std::string shape_matches_json(const catalogue::ShapeMatches& matches);

}  // namespace katachi::answers
