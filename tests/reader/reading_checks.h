// What must hold of every entry that was read: its spans and its round trip. Each says what is wrong, or "".
#pragma once

#include <string>

#include "compiler/model/pattern_database.h"

namespace katachi {

// Where a span does not hold the text that the model says it holds.
std::string wrong_span(const Pattern& pattern, DatabaseKind kind);

// Where the entry, written in canonical form, is not read as one of the same meaning.
std::string broken_round_trip(const Pattern& pattern, DatabaseKind kind);

}  // namespace katachi
