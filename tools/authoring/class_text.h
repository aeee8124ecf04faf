// What the conditions among class letters and the helper of a colon line are worth at matches, for people.
#pragma once

#include <span>
#include <string>

#include "tools/authoring/found_match.h"

namespace katachi::authoring {

// "class letters OXe: O X need the status of dragons"; of a match whose class letters are conditions.
std::string classes_text(const FoundMatch& found, int size);

// "helper wedge_helper: true"; of a match whose colon line names one.
std::string helper_text(const FoundMatch& found);

// "class letters O X need the status of dragons, which is not known here: 3 matches"; empty where none does. Those
// that are refused anyway are left out.
std::string status_note(std::span<const FoundMatch* const> matches);

}  // namespace katachi::authoring
