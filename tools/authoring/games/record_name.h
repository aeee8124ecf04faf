// Names of game records that are no archives and not compressed.
#pragma once

#include <string>

#include "base/text/ascii_case.h"

namespace katachi::authoring {

inline bool is_record_name(const std::string& name) {
    const std::string lower = base::lower_case(name);
    return lower.ends_with(".sgf") || lower.ends_with(".gib") || lower.ends_with(".ngf");
}

}  // namespace katachi::authoring
